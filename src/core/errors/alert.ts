import type { ErrorCode } from './error-code.js'
import type { LintelError } from './lintel-error.js'

/** Errors that only the developer or the operator of the app can correct. */
const alertCodes: readonly ErrorCode[] = [
  'invalid-option',
  'project-id-not-configured',
  'package-missing',
  'insecure-context',
  'network-not-configured',
  'relay-refused',
  'relay-session-expired',
  'invalid-project-id',
  'invalid-app-configuration',
  'embedded-wallet-unavailable',
  'embedded-wallet-timeout',
  'unverified-domain',
]

/** An alert as data. */
export type Alert = {
  code: ErrorCode
  message: string
  whatToDo: readonly string[]
  details: string | undefined
  docsPath: string
}

export function isAlert({ code }: LintelError): boolean {
  return alertCodes.includes(code)
}

export function toAlert({ code, shortMessage, whatToDo, details, docsPath }: LintelError): Alert {
  return { code, message: shortMessage, whatToDo, details, docsPath }
}
