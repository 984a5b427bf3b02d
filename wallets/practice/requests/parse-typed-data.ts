import { failParams } from '../../requests/params-error.js'
import { parseJsonObject } from '../../requests/parse-params.js'
import { normalizeTypedData } from '../../requests/typed-data/normalize-typed-data.js'

/**
 * Parses the typed data of `eth_signTypedData_v4` as JSON text. Its domain must not name a chain other than `chainId`,
 * and `types` must declare all its keys.
 *
 * @throws ParamsError
 */
export function parseTypedData(value: unknown, chainId: number): string {
  const data = parseJsonObject(value, 'Typed data')
  const { domain } = normalizeTypedData(data)
  if (domain.chainId !== undefined && domain.chainId !== BigInt(chainId)) {
    throw failParams(`The typed data is for chain ${domain.chainId}, but the wallet is on chain ${chainId}.`)
  }
  return JSON.stringify(data)
}
