import { isLoopback } from '../origins/is-loopback.js'
import { parseList } from '../parse-list.js'

/** The fault in the text of a variable. `entry` is the part of a list. */
export class WrongValue extends Error {
  readonly entry: string | undefined

  /** @param advice What to write. A sentence. */
  constructor(advice: string, entry?: string) {
    super(advice)
    this.entry = entry
  }
}

/** Reads the text of a variable, which is not empty. Throws `WrongValue`. */
type Kind<Value> = (text: string) => Value

const text: Kind<string> = (value) => value

const port: Kind<number> = (value) => {
  const number = /^\d{1,5}$/.test(value.trim()) ? Number(value) : Number.NaN
  if (number <= 65_535) return number
  throw new WrongValue('Write a whole number from 0 to 65535; 0 takes any free port.')
}

/** `1` switches on. Empty and 0 leave off. */
const flag: Kind<boolean> = (value) => {
  if (value === '1' || value === '0') return value === '1'
  throw new WrongValue('Write 1, or leave it empty.')
}

/** A base URL, or one with a path, that this service calls. */
const url: Kind<string> = (value) => {
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value
  throw new WrongValue('Write a URL that begins with https:// or http://.')
}

/** A URL that the browsers of visitors open. */
const publicUrl: Kind<string> = (value) => {
  requireTls(url(value))
  return value
}

/** Whoever is between could read and change what is sent without TLS. `entry` is that of a list. */
function requireTls(value: string, entry?: string): void {
  if (!value.startsWith('http:') || isLoopback(value)) return
  throw new WrongValue(`Write ${value.replace('http:', 'https:')}: without TLS only this machine may be named.`, entry)
}

const origin: Kind<string> = (value) => {
  const found = URL.canParse(value) ? new URL(value) : null
  if (found?.origin === value) {
    requireTls(value)
    return value
  }
  if (found && found.href === value && value === `${found.origin}/`) {
    throw new WrongValue(`Write it without the slash at its end: ${found.origin}.`)
  }
  throw new WrongValue('Write an origin as browsers know it, such as https://wallet.example.')
}

/** Origins of pages, as browsers write them. Each may be written as a URL with a slash. */
const origins: Kind<string[]> = (value) =>
  parseList(value).map((entry) => {
    const found = URL.canParse(entry) ? new URL(entry) : null
    const isOrigin = found && /^https?:$/.test(found.protocol) && found.href === `${found.origin}/`
    if (isOrigin && !entry.includes('*')) {
      requireTls(found.origin, entry)
      return found.origin
    }
    // Another text would allow no page.
    throw new WrongValue('Write origins of pages, such as https://app.example.', entry)
  })

/** Names of a server in the `Host` header, in lower case. */
const hosts: Kind<string[]> = (value) =>
  parseList(value).map((entry) => {
    const host = entry.toLowerCase()
    if (/^([\w-]+(\.[\w-]+)*|\[[\da-f:.]+\])(:\d{1,5})?$/.test(host)) return host
    throw new WrongValue('Write names as browsers send them, such as id.example.com, or id.example.com:8443.', entry)
  })

const list: Kind<string[]> = (value) => parseList(value)

/** The name of a header of HTTP (RFC 9110). */
const header: Kind<string> = (value) => {
  if (/^[\w!#$%&'*+.^`|~-]{1,100}$/.test(value)) return value
  throw new WrongValue('Write the name of a header, such as x-forwarded-for.')
}

const smtp: Kind<string> = (value) => readUrl(value, /^smtps?:$/, 'smtps://user:password@mail.example')

const postgres: Kind<string> = (value) =>
  readUrl(value, /^(postgres|postgresql|socket):$/, 'postgres://user:password@database.example/lintel')

/** Its reader refuses another text when it connects. */
const redis: Kind<string> = (value) => readUrl(value, /^rediss?:$/, 'redis://host:6379, or rediss:// for TLS')

function readUrl(value: string, protocol: RegExp, example: string): string {
  if (URL.canParse(value) && protocol.test(new URL(value).protocol)) return value
  throw new WrongValue(`Write ${example}.`)
}

const readNumber =
  (least: number, most: number, what: string): Kind<number> =>
  (value) => {
    if (/^\d{1,9}$/.test(value.trim()) && Number(value) >= least && Number(value) <= most) return Number(value)
    throw new WrongValue(`Write ${what}.`)
  }

/** In ms. */
const hours: Kind<number> = (value) => {
  const number = value.trim() === '' ? Number.NaN : Number(value)
  if (number >= 0 && number <= 720) return number * 3_600_000
  throw new WrongValue('Write hours from 0 to 720, such as 72.')
}

/** In ms. */
const seconds: Kind<number> = (value) => readNumber(1, 86_400, 'whole seconds, such as 30')(value) * 1_000

/** In bytes. */
const mebibytes: Kind<number> = (value) =>
  readNumber(1, 999_999, 'a whole number of MiB, for example 256')(value) * 1_048_576

const deviceApproval: Kind<'always' | 'suspicious'> = (value) => {
  if (value === 'always' || value === 'suspicious') return value
  throw new WrongValue('Write always or suspicious.')
}

const logFormat: Kind<'text' | 'json'> = (value) => {
  if (value === 'text' || value === 'json') return value
  throw new WrongValue('Write text or json.')
}

/**
 * The kinds of values. Those that only one service can check are `text` here, and its own reader checks them: the
 * other services need not load the code for that.
 */
export const kinds = {
  text,
  port,
  flag,
  url,
  publicUrl,
  origin,
  origins,
  hosts,
  list,
  header,
  smtp,
  postgres,
  redis,
  logFormat,
  hours,
  seconds,
  mebibytes,
  deviceApproval,
} as const

export type KindName = keyof typeof kinds

export type KindValue<Name extends KindName> = ReturnType<(typeof kinds)[Name]>
