import { isRecord } from '../../src/rules/is-record.js'

export type TypedDataParts = {
  types: Record<string, unknown>
  primaryType: string
  message: Record<string, unknown>
  domain: unknown
}

/** The fields of a domain (EIP-712) whose type is not in `types`. */
const standardDomain = ['name', 'version', 'chainId', 'verifyingContract', 'salt'].map((name) => ({ name, type: '' }))

/**
 * Returns the path of the first key of `message` or `domain` that `types` does not declare, such as `message.value`.
 * Such a key is shown to the user but is not signed.
 */
export function findUndeclaredKey({ types, primaryType, message, domain }: TypedDataParts): string | undefined {
  // A signature of this type covers the domain only.
  const messageTypes = primaryType === 'EIP712Domain' ? {} : types
  return (
    findIn(messageTypes, primaryType, message, 'message') ??
    findIn({ EIP712Domain: standardDomain, ...types }, 'EIP712Domain', domain, 'domain')
  )
}

/** An item of a list counts as undeclared when its type is not a list. */
function findIn(types: TypedDataParts['types'], type: string, value: unknown, path: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, child] of Object.entries(value)) {
    const isItem = Array.isArray(value)
    const childPath = isItem ? `${path}[${key}]` : `${path}.${key}`
    const childType = isItem ? readItemType(type) : readFieldType(types, type, key)
    const found = childType === undefined ? childPath : findIn(types, childType, child, childPath)
    if (found !== undefined) return found
  }
  return undefined
}

function readItemType(type: string): string | undefined {
  return /^(.*)\[\d*\]$/.exec(type)?.[1]
}

function readFieldType(types: TypedDataParts['types'], type: string, key: string): string | undefined {
  const fields = Object.hasOwn(types, type) ? types[type] : undefined
  const field: unknown = Array.isArray(fields) ? fields.find((one) => isRecord(one) && one.name === key) : undefined
  return isRecord(field) && typeof field.type === 'string' ? field.type : undefined
}
