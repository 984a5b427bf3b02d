import { isRecord } from '../../../src/rules/is-record.js'
import { findUndeclaredKey } from '../../requests/find-undeclared-key.js'
import { failParams } from '../../requests/params-error.js'
import { parseJsonObject } from '../../requests/parse-params.js'

/**
 * Parses the typed data of `eth_signTypedData_v4` as JSON text. Its domain must not name a chain other than `chainId`,
 * and `types` must declare all its keys.
 */
export function parseTypedData(value: unknown, chainId: number): string {
  const data = parseJsonObject(value, 'Typed data')
  const { types, primaryType, message, domain } = isRecord(data) ? data : {}
  if (!isRecord(types) || !isRecord(message) || typeof primaryType !== 'string') {
    throw failParams('Typed data must have `types`, `primaryType` and `message` (EIP-712).')
  }
  const named = isRecord(domain) ? domain.chainId : undefined
  if (named !== undefined && Number(named) !== chainId) {
    throw failParams(`The typed data is for chain ${String(named)}, but the wallet is on chain ${chainId}.`)
  }
  const undeclared = findUndeclaredKey({ types, primaryType, message, domain })
  if (undeclared !== undefined) {
    throw failParams(
      `The typed data has \`${undeclared}\`, which its \`types\` do not declare. It would not be signed.`,
    )
  }
  return JSON.stringify(data)
}
