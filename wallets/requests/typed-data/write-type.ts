import { type StructTypes, stripLists } from './read-types.js'

/**
 * Writes a struct and those in it as a signature names them (`encodeType` of EIP-712): two structs with the same text have the
 * same fields, names and order.
 *
 * @example writeType(types, 'Mail') // 'Mail(Person from,string text)Person(address wallet)'
 */
export function writeType(types: StructTypes, primaryType: string): string {
  const found = new Set<string>()
  const waiting = [primaryType]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue
    found.add(name)
    for (const { type } of readFields(types, name)) {
      const base = stripLists(type)
      if (readFields(types, base).length > 0) waiting.push(base)
    }
  }
  const others = [...found].filter((name) => name !== primaryType).sort()
  return [primaryType, ...others].map((name) => writeStruct(types, name)).join('')
}

function writeStruct(types: StructTypes, name: string): string {
  return `${name}(${readFields(types, name)
    .map((field) => `${field.type} ${field.name}`)
    .join(',')})`
}

function readFields(types: StructTypes, name: string) {
  return (Object.hasOwn(types, name) ? types[name] : undefined) ?? []
}
