import { parseArgs } from 'node:util'
import { type ProgramName, programNames } from '../parts/parts.js'

/** A parsed command line. */
export type Command =
  | { name: 'help' }
  | { name: 'version' }
  | { name: 'start'; services: readonly ProgramName[]; installs: boolean }
  | { name: 'check'; services: readonly ProgramName[] }
  | { name: 'migrate'; services: readonly ProgramName[] }
  | { name: 'backup'; file: string; withSecrets: boolean }
  | { name: 'restore'; file: string }
  | { name: 'rotate-keys'; isDryRun: boolean }
  | { name: 'kept'; args: readonly string[] }

/** An invalid command line. Its message says what to write. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

const options = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
  'no-install': { type: 'boolean' },
  'with-secrets': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const

const commands = ['start', 'check', 'migrate', 'backup', 'restore', 'rotate-keys'] as const

/** The options that a command knows besides `--help`. */
const optionsOf: Readonly<Record<string, readonly string[]>> = {
  start: ['no-install'],
  backup: ['with-secrets'],
  'rotate-keys': ['dry-run'],
}

/**
 * Reads the arguments of `lintel`.
 *
 * @throws UsageError
 * @example readArguments(['start', 'relay']) // { name: 'start', services: ['relay'], installs: true }
 */
export function readArguments(args: readonly string[]): Command {
  // It reads its own arguments.
  if (args[0] === 'kept') return { name: 'kept', args: args.slice(1) }
  const { values, positionals } = parse(args)
  const [name, ...rest] = positionals
  if (values.version) return { name: 'version' }
  if (values.help || name === undefined || name === 'help') return { name: 'help' }
  const command = commands.find((one) => one === name)
  if (command === undefined)
    throw new UsageError(`There is no command ${name}. Write one of ${commands.join(', ')}, kept.`)
  const foreign = Object.keys(values).find((option) => !optionsOf[command]?.includes(option))
  if (foreign !== undefined) throw new UsageError(`lintel ${command} has no option --${foreign}.`)
  switch (command) {
    case 'start':
      return { name: 'start', services: readServices(rest), installs: !values['no-install'] }
    case 'check':
    case 'migrate':
      return { name: command, services: readServices(rest) }
    case 'backup':
      return { name: 'backup', file: readFile(command, rest), withSecrets: values['with-secrets'] === true }
    case 'restore':
      return { name: 'restore', file: readFile(command, rest) }
    case 'rotate-keys':
      if (rest.length > 0) throw new UsageError('lintel rotate-keys takes no arguments.')
      return { name: 'rotate-keys', isDryRun: values['dry-run'] === true }
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    // Node's sentence names the option.
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function readServices(names: readonly string[]): ProgramName[] {
  return [...new Set(names)].map((name) => {
    const service = programNames.find((one) => one === name)
    if (service) return service
    throw new UsageError(`There is no service ${name}. Write some of ${programNames.join(', ')}, or none for all.`)
  })
}

function readFile(command: string, [file, ...more]: readonly string[]): string {
  if (file !== undefined && more.length === 0) return file
  throw new UsageError(`Write one file: lintel ${command} lintel-backup.tgz.`)
}
