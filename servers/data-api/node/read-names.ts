import { readFileSync } from 'node:fs'
import type { Hex } from 'viem'
import { normalize } from 'viem/ens'
import { parseList } from '../../parse-list.js'
import type { GatewayHosts } from '../names/gateways/request-gateway.js'

/** The names that a server registers, as its operator describes them. */
export type NameSettings = {
  zones: readonly string[]
  reserved?: readonly string[]
  mostNames?: number
  /** Seconds. */
  signingTime?: number
  gatewayKey?: Hex
  gatewayHosts?: GatewayHosts
}

/** Two labels at least: a zone of one would be a top-level domain. */
const zoneForm = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/
const MAX_CHARACTERS = 190

/**
 * Reads the variables that begin with `NAMES_`. Undefined without zones and gateways.
 *
 * @throws Error that names the variable and says what to write.
 */
export function readNames(env: NodeJS.ProcessEnv): NameSettings | undefined {
  const zones = parseList(env.NAMES_ZONES)
  if (zones.length === 0 && !env.NAMES_GATEWAYS) return undefined
  for (const zone of zones)
    if (!isZone(zone))
      throw new Error(
        `NAMES_ZONES has the entry ${JSON.stringify(zone)}. Write names of yours in lower case, such as people.example.eth.`,
      )
  return {
    zones: [...new Set(zones)],
    ...(env.NAMES_RESERVED_FILE ? { reserved: readWords(env.NAMES_RESERVED_FILE) } : {}),
    ...(env.NAMES_PER_ACCOUNT ? { mostNames: parseCount('NAMES_PER_ACCOUNT', env.NAMES_PER_ACCOUNT) } : {}),
    ...(env.NAMES_SIGNING_TIME ? { signingTime: parseCount('NAMES_SIGNING_TIME', env.NAMES_SIGNING_TIME, 600) } : {}),
    ...(env.NAMES_GATEWAY_KEY ? { gatewayKey: parseKey(env.NAMES_GATEWAY_KEY) } : {}),
    ...(env.NAMES_GATEWAYS ? { gatewayHosts: parseHosts(env.NAMES_GATEWAYS) } : {}),
  }
}

function isZone(zone: string): boolean {
  if (zone.length > MAX_CHARACTERS || !zoneForm.test(zone)) return false
  // Addresses have their names there.
  if (zone === 'reverse' || zone.endsWith('.reverse')) return false
  try {
    return normalize(zone) === zone
  } catch {
    return false
  }
}

/** One label a line. Lines that begin with `#` are comments. */
function readWords(path: string): readonly string[] {
  try {
    const lines = readFileSync(path, 'utf8').split('\n')
    return lines.map((line) => line.trim().toLowerCase()).filter((line) => line !== '' && !line.startsWith('#'))
  } catch (cause) {
    throw new Error(`NAMES_RESERVED_FILE cannot be read: ${path}. Write one word a line in a file.`, { cause })
  }
}

function parseKey(text: string): Hex {
  if (/^0x[\da-f]{64}$/i.test(text)) return text as Hex
  // Without the text: it may be most of a key.
  throw new Error('NAMES_GATEWAY_KEY is not a private key. Write 64 hexadecimal digits after 0x.')
}

function parseHosts(text: string): GatewayHosts {
  const hosts = parseList(text)
  if (hosts.length === 1 && hosts[0] === 'any') return 'any'
  const wrong = hosts.find((host) => !/^([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(host))
  if (wrong === undefined) return hosts
  throw new Error(`NAMES_GATEWAYS has the entry ${JSON.stringify(wrong)}. Write any, or hosts such as gateway.example.`)
}

function parseCount(name: string, text: string, most = 1_000_000): number {
  if (/^[1-9]\d{0,6}$/.test(text) && Number(text) <= most) return Number(text)
  throw new Error(`${name} is ${JSON.stringify(text)}. Write a whole number up to ${most}, such as 10.`)
}
