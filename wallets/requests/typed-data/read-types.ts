import { isRecord } from '../../../src/rules/is-record.js'
import { failParams } from '../params-error.js'

export type Field = { name: string; type: string }
/** The fields of each struct, by its name. */
export type StructTypes = Record<string, readonly Field[]>

/** The fields of a domain and their types (EIP-712), in their order. */
export const domainFields: readonly Field[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

const identifier = /^(?!__proto__$)[A-Za-z_$][\w$]*$/
const elementary =
  /^(address|bool|string|bytes([1-9]|[12]\d|3[0-2])?|u?int(8|16|24|32|40|48|56|64|72|80|88|96|104|112|120|128|136|144|152|160|168|176|184|192|200|208|216|224|232|240|248|256)?)$/

/** Whether EIP-712 defines the type, in place of a struct of the request. */
export function isElementary(type: string): boolean {
  return elementary.test(type)
}

/** The type of an item and the fixed length of a list, or null when `type` is not a list. */
export function readListType(type: string): { item: string; length: number | null } | null {
  const [, item, length] = /^(.+)\[(\d*)\]$/.exec(type) ?? []
  return item === undefined ? null : { item, length: length ? Number(length) : null }
}

/**
 * Reads the structs that `primaryType` and the domain are made of. Others are left out, because a signature does not cover
 * them. Names are plain identifiers and unique, so that no two structs have the same encoding.
 *
 * @throws ParamsError
 */
export function readTypes(types: Record<string, unknown>, primaryType: string, domain: object): StructTypes {
  const read: Map<string, readonly Field[]> = new Map([['EIP712Domain', readDomainType(types, domain)]])
  const waiting = [primaryType]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (read.has(name)) continue
    const fields = readStruct(types, name)
    read.set(name, fields)
    for (const { type } of fields) {
      const base = stripLists(type)
      if (!isElementary(base)) waiting.push(base)
    }
  }
  return Object.fromEntries(read)
}

function readStruct(types: Record<string, unknown>, name: string): readonly Field[] {
  const listed = Object.hasOwn(types, name) ? types[name] : undefined
  if (!Array.isArray(listed)) throw failParams(`The typed data has no type \`${name}\`.`)
  if (!identifier.test(name) || isElementary(name)) throw failParams(`\`${name}\` cannot be the name of a type.`)
  const fields = listed.map((field: unknown): Field => {
    const { name: fieldName, type } = isRecord(field) ? field : {}
    if (typeof fieldName !== 'string' || typeof type !== 'string' || !identifier.test(fieldName)) {
      throw failParams(`Each field of the type \`${name}\` needs a \`name\` and a \`type\`.`)
    }
    return { name: fieldName, type }
  })
  const names = fields.map((field) => field.name)
  const twice = names.find((one, index) => names.indexOf(one) !== index)
  if (twice !== undefined) throw failParams(`The type \`${name}\` has the field \`${twice}\` twice.`)
  return fields
}

/** Without its own type, the type of a domain has the standard fields that the domain has. */
function readDomainType(types: Record<string, unknown>, domain: object): readonly Field[] {
  if (!Object.hasOwn(types, 'EIP712Domain')) return domainFields.filter(({ name }) => Object.hasOwn(domain, name))
  const fields = readStruct(types, 'EIP712Domain')
  for (const { name, type } of fields) {
    const standard = domainFields.find((field) => field.name === name)
    if (standard?.type !== type) throw failParams(`\`EIP712Domain\` has no field \`${name}\` of type \`${type}\`.`)
  }
  return fields
}

/** The type of the items of a list, or of lists in a list. Returns another type unchanged. */
export function stripLists(type: string): string {
  const list = readListType(type)
  return list ? stripLists(list.item) : type
}
