import { isRecord } from '../../rules/is-record.js'
import { LintelError } from '../errors/lintel-error.js'
import { InvalidOptionError } from '../errors/option-errors.js'
import type { SiweConfig, Siwx } from '../requests/sign-in/siwx.js'
import type { LintelOptions } from './options.js'

const siwxMethods = [
  'createMessage',
  'addSession',
  'setSessions',
  'getSessions',
  'revokeSession',
] as const satisfies readonly (keyof Siwx)[]

const siweMethods = [
  'getNonce',
  'verifyMessage',
  'getSession',
  'signOut',
] as const satisfies readonly (keyof SiweConfig)[]

/** Checks the options for sign-in. @throws InvalidOptionError with the path of the option and what to write */
export function checkSignInOptions({ siwx, siweConfig }: LintelOptions): void {
  if (siwx !== undefined && siweConfig !== undefined) {
    throw new LintelError({
      code: 'invalid-option',
      message: 'Cannot set both `siweConfig` and `siwx` options',
      whatToDo: ['Keep `siwx`, or remove it to use `siweConfig`.'],
    })
  }
  checkMethods('siwx', siwx, siwxMethods, "Call signIn() of 'lintel/sign-in', or write an object with")
  checkMethods('siweConfig', siweConfig, siweMethods, 'Write an object with')
}

function checkMethods(option: string, value: unknown, methods: readonly string[], write: string): void {
  if (value === undefined) return
  const missing = isRecord(value) ? methods.find((method) => typeof value[method] !== 'function') : ''
  if (missing === undefined) return
  throw new InvalidOptionError({
    option: missing ? `${option}.${missing}` : option,
    got: isRecord(value) ? value[missing ?? ''] : value,
    write: `${write} ${methods.join(', ')}.`,
  })
}
