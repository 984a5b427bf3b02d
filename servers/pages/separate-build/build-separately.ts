import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import type { SeparateBuild } from './main.js'

const ROOT = resolve(import.meta.dirname, '../../..')
const PROGRAM = join(import.meta.dirname, 'main.ts')

/** The builds run one after another: each takes half a gigabyte. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Builds with Vite in a separate process. Vite keeps up to a gigabyte for as long as its process lives, and `npm start` lives
 * all day.
 *
 * @throws Error with the output of the process when the build fails.
 */
export function buildSeparately(build: SeparateBuild): Promise<void> {
  const next = last.then(() => run(build))
  last = next.catch(() => undefined)
  return next
}

function run(build: SeparateBuild): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, JSON.stringify(build)], {
    cwd: ROOT,
    // With the value of a test runner, Vite would bundle React's development build.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const endWithUs = () => child.kill()
  process.once('exit', endWithUs)
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-8_000)
  })
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('close', (code) => {
      process.off('exit', endWithUs)
      if (code === 0) done()
      else fail(new Error(output.trim() || `The build of ${build.outDir} failed.`))
    })
  })
}
