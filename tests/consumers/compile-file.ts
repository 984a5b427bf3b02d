import type { InstalledApp } from './install-app.js'

export type CompileOptions = {
  /** The program, and the arguments before its options. */
  compiler: readonly [command: string, ...args: string[]]
  /** In the folder of the app. */
  file: string
  module: string
  resolution: string
  /** Further options of TypeScript. */
  more?: readonly string[]
}

/** Compiles a file of an app as strict code for browsers, without output. Returns what the compiler prints: nothing if all is well. */
export function compileFile(
  app: InstalledApp,
  { compiler: [command, ...args], file, module, resolution, more = [] }: CompileOptions,
): Promise<string> {
  const target = [
    '--target',
    'es2022',
    '--lib',
    'es2022,dom,dom.iterable',
    '--jsx',
    'react-jsx',
    '--strict',
    '--noEmit',
  ]
  const modules = ['--module', module, '--moduleResolution', resolution]
  return app.run(command, ...args, ...target, ...modules, ...more, file)
}
