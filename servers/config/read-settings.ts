import { readFileSync } from 'node:fs'
import { isLoopback } from '../origins/is-loopback.js'
import { type KindValue, kinds, WrongValue } from './kinds.js'
import type { Reader, Variable } from './variable.js'
import { listVariables, type VariableName, type VariableOf, variables } from './variables.js'

/** A configuration that a service does not start with. Its message has a line for each fault. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'

  /** @param faults Sentences that name the variable, what it is and what to write, without the values of secrets. */
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'))
  }
}

type Value<Name extends VariableName> = KindValue<(typeof variables)[Name]['kind']>
type Read<Name extends VariableName> =
  | Value<Name>
  | ((typeof variables)[Name] extends { default: string } ? never : undefined)

/** The environment variables of one service. Faults are collected, so that an operator sees all at once. */
export type Settings<Service extends Reader> = {
  /** The texts by the names of the variables, with those of files and of this service alone. */
  env: Readonly<Partial<Record<string, string>>>
  /** Reads a variable by its kind. Undefined, or the default, when it is empty, and when it is wrong. */
  read<Name extends VariableOf<Service>>(name: Name): Read<Name>
  /** Runs a reader of `env` that throws an `Error` about a variable. Undefined when it throws. */
  attempt<Result>(reader: () => Result): Result | undefined
  /** Adds a fault. */
  refuse(fault: string): void
  /** The first variable with an origin, a name or an address that other machines reach, its value, and the reason as a clause. */
  findPublic(): { name: string; value: string; why: string } | undefined
  /** @throws ConfigurationError with all faults so far. */
  finish(): void
}

/**
 * Reads the environment variables of a service. A variable that begins with the name of the service, such as
 * `BUNDLER_ALLOWED_ORIGINS`, counts for it alone and before the one without it. A secret may be in a file that `<NAME>_FILE` names.
 *
 * @example
 * const settings = readSettings('relay', process.env)
 * const port = settings.read('PORT') ?? 3002
 * settings.finish()
 */
export function readSettings<Service extends Reader>(service: Service, source: NodeJS.ProcessEnv): Settings<Service> {
  const faults: string[] = []
  const { env, usedNames } = resolveEnvironment(service, source, faults)
  const reported = new Set<string>()
  const refuse = (fault: string) => void faults.push(fault)
  const readOne = (name: VariableName): unknown => {
    const variable: Variable = variables[name]
    const text = env[name] || variable.default
    if (text === undefined) return undefined
    try {
      return kinds[variable.kind](text)
    } catch (error) {
      if (!(error instanceof WrongValue)) throw error
      if (!reported.has(name)) refuse(describeWrong(usedNames.get(name) ?? name, text, variable, error))
      reported.add(name)
      return variable.default === undefined ? undefined : kinds[variable.kind](variable.default)
    }
  }
  for (const name of listVariables(service)) {
    readOne(name)
    const { requiredBy = [], example }: Variable = variables[name]
    if (!env[name] && (requiredBy as readonly Reader[]).includes(service))
      refuse(`${name} is "". Write ${name}=${example}.`)
  }
  return {
    env,
    read: (name) => readOne(name) as never,
    attempt(reader) {
      try {
        return reader()
      } catch (error) {
        refuse(error instanceof Error ? error.message : String(error))
        return undefined
      }
    },
    refuse,
    findPublic() {
      for (const name of ['FRAME_ORIGIN', 'PUBLIC_URL', 'ALLOWED_ORIGINS', 'ALLOWED_HOSTS', 'HOST'] as const) {
        const isRead = (listVariables(service) as string[]).includes(name)
        const value = isRead ? [readOne(name) ?? []].flat().find((one) => !isLocal(String(one))) : undefined
        if (value === undefined) continue
        const why = name === 'HOST' ? 'where other machines reach it' : 'which is not on this machine'
        return { name: usedNames.get(name) ?? name, value: String(value), why }
      }
      return undefined
    },
    finish() {
      if (faults.length > 0) throw new ConfigurationError(faults)
    },
  }
}

function isLocal(value: string): boolean {
  if (value.includes('://')) return isLoopback(value)
  return isLoopback(`http://${value === '::1' ? '[::1]' : value}`)
}

/** The name of a variable for one service alone, such as `DATA_API_PORT`. */
export function nameAlone(service: Reader, name: string): string {
  return `${service.toUpperCase().replaceAll('-', '_')}_${name}`
}

function resolveEnvironment(service: Reader, source: NodeJS.ProcessEnv, faults: string[]) {
  const env: Partial<Record<string, string>> = {}
  /** The names that the operator wrote, by those of the table. */
  const usedNames = new Map<string, string>()
  for (const name of listVariables(service)) {
    const { isSecret }: Variable = variables[name]
    for (const used of service === 'start' ? [name] : [nameAlone(service, name), name]) {
      const text = source[used] || (isSecret ? readSecretFile(used, source, faults) : undefined)
      if (text === undefined || text === '') continue
      if (isSecret && source[used] && source[`${used}_FILE`])
        faults.push(`Both ${used} and ${used}_FILE are set. Remove one.`)
      env[name] = text
      usedNames.set(name, used)
      break
    }
  }
  return { env, usedNames }
}

function readSecretFile(name: string, source: NodeJS.ProcessEnv, faults: string[]): string | undefined {
  const path = source[`${name}_FILE`]
  if (!path) return undefined
  try {
    const text = readFileSync(path, 'utf8').trim()
    if (text === '')
      faults.push(`${name}_FILE is ${JSON.stringify(path)}, which is empty. Write the secret into that file.`)
    return text
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : ''
    faults.push(
      `${name}_FILE is ${JSON.stringify(path)}, which cannot be read${code}. Write the path of a file that this user may read.`,
    )
    return undefined
  }
}

function describeWrong(name: string, text: string, { isSecret }: Variable, { entry, message }: WrongValue): string {
  if (isSecret) return `${name} is not valid. ${message}`
  if (entry !== undefined) return `${name} has the entry ${JSON.stringify(entry)}. ${message}`
  return `${name} is ${JSON.stringify(text)}. ${message}`
}
