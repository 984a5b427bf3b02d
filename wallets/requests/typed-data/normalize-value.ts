import { isHex, size } from 'viem'
import { isRecord } from '../../../src/rules/is-record.js'
import { failParams } from '../params-error.js'
import { parseAddress, parseBytes } from '../parse-params.js'
import { readListType, type StructTypes } from './read-types.js'

/** The most values of one message, and how deep structs and lists may be in each other, so that all can be read. */
const MAX_VALUES = 1_000
const DEEPEST = 16

/** Counts the values of one message. */
export type Count = { values: number }

/**
 * Brings a value into the normal form of its type: numbers as bigint, addresses with their checksum, bytes as hex in small
 * letters. A struct has the fields of its type, in that order.
 *
 * @throws ParamsError for a value that does not fit, a field that is missing, and a key that the type does not declare
 */
export function normalizeValue(
  types: StructTypes,
  type: string,
  value: unknown,
  path: string,
  count: Count = { values: 0 },
  depth = 0,
): unknown {
  count.values += 1
  if (count.values > MAX_VALUES) throw failParams(`The typed data has more than ${MAX_VALUES} values.`)
  if (depth > DEEPEST) throw failParams(`The typed data has more than ${DEEPEST} levels.`)
  const list = readListType(type)
  if (list) {
    if (!Array.isArray(value)) throw failParams(`\`${path}\` must be a list.`)
    if (list.length !== null && value.length !== list.length) {
      throw failParams(`\`${path}\` must have ${list.length} items.`)
    }
    return value.map((item, at) => normalizeValue(types, list.item, item, `${path}[${at}]`, count, depth + 1))
  }
  const fields = Object.hasOwn(types, type) ? types[type] : undefined
  if (!fields) return normalizeElement(type, value, path)
  if (!isRecord(value)) throw failParams(`\`${path}\` must be an object.`)
  const undeclared = Object.keys(value).find((key) => !fields.some(({ name }) => name === key))
  if (undeclared !== undefined) {
    throw failParams(
      `The typed data has \`${path}.${undeclared}\`, which its \`types\` do not declare. It would not be signed.`,
    )
  }
  const missing = fields.find(({ name }) => !Object.hasOwn(value, name))
  if (missing) throw failParams(`The typed data has no \`${path}.${missing.name}\`.`)
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      normalizeValue(types, field.type, value[field.name], `${path}.${field.name}`, count, depth + 1),
    ]),
  )
}

function normalizeElement(type: string, value: unknown, path: string): unknown {
  const name = `\`${path}\``
  if (type === 'address') return parseAddress(value, name)
  if (type === 'bool' || type === 'string') {
    if (typeof value === (type === 'bool' ? 'boolean' : 'string')) return value
    throw failParams(`${name} must be a ${type}.`)
  }
  if (type.startsWith('bytes')) return normalizeBytes(type, value, name)
  return normalizeInteger(type, value, name)
}

function normalizeBytes(type: string, value: unknown, name: string): string {
  const bytes = parseBytes(value, name)
  const length = type.slice('bytes'.length)
  if (length !== '' && size(bytes) !== Number(length)) throw failParams(`${name} must have ${length} bytes.`)
  return bytes
}

function normalizeInteger(type: string, value: unknown, name: string): bigint {
  const isText = typeof value === 'string' && (/^-?\d{1,78}$/.test(value) || (isHex(value) && value.length > 2))
  if (!isText && !Number.isSafeInteger(value)) {
    throw failParams(`${name} must be a whole number. Write one above 2⁵³ as text.`)
  }
  const number = BigInt(value as string | number)
  const bits = BigInt(type.replace(/^u?int/, '') || 256)
  const [least, most] = type.startsWith('u')
    ? [0n, (1n << bits) - 1n]
    : [-(1n << (bits - 1n)), (1n << (bits - 1n)) - 1n]
  if (number < least || number > most) throw failParams(`${name} does not fit into \`${type}\`.`)
  return number
}
