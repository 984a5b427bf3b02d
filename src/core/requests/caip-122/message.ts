import { hasInvisible } from '../../../rules/text/invisible-characters.js'
import { type CaipNetworkId, isCaipNetworkId, type Namespace } from '../../model/caip.js'
import type { SignInMessageData } from '../../model/siwx.js'

const accountNames: Record<Namespace, string> = {
  eip155: 'Ethereum',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
}

const INTRODUCTION = ' wants you to sign in with your '

const DOMAIN = /^(?:(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}|localhost)(?::\d{1,5})?$/i
const IPV4_DOMAIN = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?::\d{1,5})?$/
/** RFC 3986: a scheme, then allowed characters. Without an authority the path does not start with `//`. */
const URI = /^[a-z][a-z0-9+.-]*:(?!\/{4})(?:[a-z0-9:/?#[\]@!$&'()*+,;=._~-]|%[0-9a-f]{2})*$/i
const PCHARS = /^(?:[a-z0-9._~!$&'()*+,;=:@-]|%[0-9a-f]{2})+$/i
const ADDRESS = /^[-.%a-z0-9]{1,128}$/i
const EVM_ADDRESS = /^0x[0-9a-f]{40}$/i
/** No leading zero; at most 15 digits, so that it is an exact number. */
const EVM_NETWORK = /^eip155:[1-9]\d{0,14}$/

type Rule = { isValid(value: unknown): boolean; write: string }

const isTime: Rule = {
  isValid: isRfc3339,
  write: 'Write an RFC 3339 time, for example `new Date().toISOString()`.',
}

const rules: Record<keyof SignInMessageData, Rule> = {
  domain: {
    isValid: (value) => matches(value, DOMAIN) || matches(value, IPV4_DOMAIN),
    write: "Write the host of your page, with its port: 'app.example.com' or 'localhost:5173'.",
  },
  chainId: {
    isValid: (value) => isCaipNetworkId(value) && (!value.startsWith('eip155:') || EVM_NETWORK.test(value)),
    write: "Write a CAIP-2 id, for example 'eip155:1'.",
  },
  accountAddress: { isValid: (value) => matches(value, ADDRESS), write: 'Write the address of the account.' },
  uri: { isValid: isUri, write: "Write a whole URL, for example 'https://app.example.com'." },
  version: { isValid: (value) => value === '1', write: "Write '1'." },
  nonce: { isValid: (value) => matches(value, /^[a-z0-9]{8,}$/i), write: 'Write 8 or more letters and digits.' },
  statement: {
    isValid: (value) => typeof value === 'string' && value !== '' && !hasInvisible(value),
    write: 'Write one line without invisible characters.',
  },
  issuedAt: isTime,
  expirationTime: isTime,
  notBefore: isTime,
  requestId: {
    isValid: (value) => matches(value, PCHARS),
    write: 'Write characters that may be in the path of a URL (RFC 3986 pchar).',
  },
  resources: {
    isValid: (value) => Array.isArray(value) && value.every(isUri),
    write: 'Write a list of whole URLs.',
  },
}

const optional: readonly string[] = ['statement', 'expirationTime', 'notBefore', 'requestId', 'resources']

/**
 * Writes the text that a wallet signs. For eip155 it is exactly EIP-4361; for other namespaces it has the CAIP-2 id of the
 * chain (CAIP-122). The checksum of EIP-55 addresses is not checked: pass the address in its display form.
 *
 * @throws Error with the field and what to write
 * @example
 * writeSignInMessage({
 *   accountAddress: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
 *   chainId: 'eip155:1',
 *   domain: 'app.example.com',
 *   uri: 'https://app.example.com',
 *   version: '1',
 *   nonce: 'k3v9Qm27xPzL',
 *   issuedAt: new Date().toISOString(),
 * })
 */
export function writeSignInMessage(data: SignInMessageData): string {
  const fault = findFault(data)
  if (fault) throw new Error(`The \`${fault}\` of a sign-in message is not valid. ${rules[fault].write}`)
  const { accountAddress, chainId, domain, statement, resources } = data
  const [namespace, reference] = splitNetwork(chainId)
  const lines = [
    `${domain}${INTRODUCTION}${accountNames[namespace]} account:`,
    accountAddress,
    '',
    ...(statement === undefined ? [] : [statement]),
    '',
    `URI: ${data.uri}`,
    `Version: ${data.version}`,
    `Chain ID: ${namespace === 'eip155' ? reference : chainId}`,
    `Nonce: ${data.nonce}`,
    `Issued At: ${data.issuedAt}`,
  ]
  if (data.expirationTime !== undefined) lines.push(`Expiration Time: ${data.expirationTime}`)
  if (data.notBefore !== undefined) lines.push(`Not Before: ${data.notBefore}`)
  if (data.requestId !== undefined) lines.push(`Request ID: ${data.requestId}`)
  if (resources !== undefined) lines.push('Resources:', ...resources.map((resource) => `- ${resource}`))
  return lines.join('\n')
}

/** The first field that is not valid; null when all are. */
function findFault(data: SignInMessageData): keyof SignInMessageData | null {
  for (const [field, { isValid }] of Object.entries(rules) as [keyof SignInMessageData, Rule][]) {
    const value = data[field]
    if (value === undefined && optional.includes(field)) continue
    if (!isValid(value)) return field
  }
  if (data.chainId.startsWith('eip155:') && !EVM_ADDRESS.test(data.accountAddress)) return 'accountAddress'
  return null
}

/**
 * Reads a message that `writeSignInMessage` wrote; null for any other text. Writing the result gives the same text.
 *
 * @example parseSignInMessage(message)?.nonce
 */
export function parseSignInMessage(text: string): SignInMessageData | null {
  const data = readLines(text.split('\n'))
  if (!data || findFault(data) !== null) return null
  return writeSignInMessage(data) === text ? data : null
}

function readLines([first = '', accountAddress = '', , ...rest]: readonly string[]): SignInMessageData | null {
  const at = first.indexOf(INTRODUCTION)
  const statement = rest[0] === '' ? undefined : rest[0]
  const fields = rest.slice(statement === undefined ? 1 : 2)
  const has = (label: string) => fields[0]?.startsWith(`${label}: `) === true
  const take = (label: string) => (has(label) ? (fields.shift() ?? '').slice(label.length + 2) : undefined)

  const uri = take('URI')
  const version = take('Version')
  const network = take('Chain ID')
  const nonce = take('Nonce')
  const issuedAt = take('Issued At')
  if (at < 0 || version !== '1') return null
  if (uri === undefined || network === undefined || nonce === undefined || issuedAt === undefined) return null
  const chainId = /^\d+$/.test(network) ? `eip155:${network}` : network
  if (!isCaipNetworkId(chainId)) return null
  const expirationTime = take('Expiration Time')
  const notBefore = take('Not Before')
  const requestId = take('Request ID')
  const resources = fields[0] === 'Resources:' ? fields.splice(0).slice(1) : undefined
  return {
    accountAddress,
    chainId,
    domain: first.slice(0, at),
    uri,
    version,
    nonce,
    ...(statement !== undefined && { statement }),
    issuedAt,
    ...(expirationTime !== undefined && { expirationTime }),
    ...(notBefore !== undefined && { notBefore }),
    ...(requestId !== undefined && { requestId }),
    ...(resources !== undefined && { resources: resources.map((line) => line.replace(/^- /, '')) }),
  }
}

function splitNetwork(chainId: CaipNetworkId): [Namespace, string] {
  const at = chainId.indexOf(':')
  return [chainId.slice(0, at) as Namespace, chainId.slice(at + 1)]
}

function matches(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value)
}

function isUri(value: unknown): boolean {
  return matches(value, URI)
}

const RFC_3339 = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d{1,9})?(?:Z|[+-](\d{2}):(\d{2}))$/

/** Whether `value` is a date and time of RFC 3339 that exists: 30 February does not. Without leap seconds. */
function isRfc3339(value: unknown): boolean {
  const parts = typeof value === 'string' ? RFC_3339.exec(value) : null
  if (!parts) return false
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, offsetHour = 0, offsetMinute = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0))
  // Day 0 of the next month is the last day of this one.
  const lastDay = new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
  return (
    [month >= 1, month <= 12, day >= 1, day <= lastDay].every(Boolean) &&
    [hour < 24, minute < 60, second < 60, offsetHour < 24, offsetMinute < 60].every(Boolean)
  )
}
