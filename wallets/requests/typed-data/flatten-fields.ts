import { isRecord } from '../../../src/rules/is-record.js'
import { readListType, type StructTypes } from './read-types.js'

/** One value of typed data. `path` is its place, such as `details[0].token`. `value` is empty for an empty list. */
export type TypedDataField = {
  path: string
  /** As declared, such as `uint160`. */
  type: string
  value: string
}

/** Lists the values of `struct`, which has its normal form, in the order of its type. */
export function flattenFields(types: StructTypes, struct: string, value: unknown, path = ''): TypedDataField[] {
  const list = readListType(struct)
  if (list && Array.isArray(value)) {
    if (value.length === 0) return [{ path, type: struct, value: '' }]
    return value.flatMap((item, index) => flattenFields(types, list.item, item, `${path}[${index}]`))
  }
  const fields = Object.hasOwn(types, struct) ? types[struct] : undefined
  if (!fields || !isRecord(value)) return [{ path, type: struct, value: String(value) }]
  return fields.flatMap(({ name, type }) => flattenFields(types, type, value[name], path ? `${path}.${name}` : name))
}
