import { normalize } from 'viem/ens'
import { ApiFailure } from '../../http/api-failure.js'

/** A name of a zone: `nora` of `lintel.test`. */
export type ZoneName = { name: string; label: string; zone: string }

export type NameRules = {
  /** The preferred first. */
  zones: readonly string[]
  /** Labels that cannot be registered, in lower case. */
  reserved: ReadonlySet<string>
}

/** The limit of DNS. */
const MAX_CHARACTERS = 63
const MIN_CHARACTERS = 4

/** Splits a name into its label and its zone. Undefined if it belongs to no zone. */
export function splitName(name: string, zones: readonly string[]): ZoneName | undefined {
  const dot = name.indexOf('.')
  const [label, zone] = [name.slice(0, dot), name.slice(dot + 1)]
  return dot > 0 && zones.includes(zone) ? { name, label, zone } : undefined
}

/**
 * Returns the fault of a label: only lower-case letters of ASCII, digits and hyphens, so that no two names look alike by
 * case or script, and none is in punycode.
 */
export function findLabelProblem(label: string): string | undefined {
  const strange = /[^a-z0-9-]/u.exec(label)
  if (strange) return `${describeCharacter(strange[0])} is not allowed. Use a to z, 0 to 9 and the hyphen.`
  if (label.length < MIN_CHARACTERS) return `Must have ${MIN_CHARACTERS} characters at least.`
  if (label.length > MAX_CHARACTERS) return `Must have ${MAX_CHARACTERS} characters at most.`
  if (/^-|-$|--/.test(label)) return 'A hyphen must stand between two letters or digits.'
  return isNormal(label) ? undefined : 'Must be normalized (ENSIP-15).'
}

/** Whether it cannot be registered. Hyphens do not make it another word, and a zone inside a zone is not a name. */
export function isReserved({ name, label }: ZoneName, { reserved, zones }: NameRules): boolean {
  const isZone = zones.some((zone) => zone === name || zone.endsWith(`.${name}`))
  return isZone || reserved.has(label) || reserved.has(label.replaceAll('-', ''))
}

/**
 * Reads a name that somebody wants to register.
 *
 * @throws ApiFailure 400 that names `zone`, `name` or `reserved`
 */
export function readName(text: string, rules: NameRules): ZoneName {
  const name = splitName(text, rules.zones)
  if (!name) throw new ApiFailure(400, 'zone', `Must be a name of ${rules.zones.join(' or ')}.`)
  const problem = findLabelProblem(name.label)
  if (problem !== undefined) throw new ApiFailure(400, 'name', problem)
  if (isReserved(name, rules)) throw new ApiFailure(400, 'reserved', 'This name is reserved.')
  return name
}

/** Without the character itself, which may be invisible, or change how the text around it is read. */
function describeCharacter(character: string): string {
  if (/[!-~]/.test(character)) return `The character ${character}`
  return `The character U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
}

function isNormal(label: string): boolean {
  try {
    return normalize(label) === label
  } catch {
    return false
  }
}
