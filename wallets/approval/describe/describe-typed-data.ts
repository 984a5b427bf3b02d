import type { TypedDataDefinition } from 'viem'
import { failParams } from '../../requests/params-error.js'
import { parseJsonObject } from '../../requests/parse-params.js'
import { explainTypedData } from '../../requests/typed-data/explain-typed-data.js'
import { flattenFields } from '../../requests/typed-data/flatten-fields.js'
import { normalizeTypedData } from '../../requests/typed-data/normalize-typed-data.js'
import type { EvmDescription, EvmRequestInput } from './description.js'
import { listEffectWarnings } from './list-effect-warnings.js'

/** Describes `eth_signTypedData_v4`: `[account, typedData]` (EIP-712). */
export function describeTypedData({
  params: [signer, value],
  chain,
  parseSigner,
}: EvmRequestInput): EvmDescription<'typed-data'> {
  const account = parseSigner(signer ?? null)
  const typedData = normalizeTypedData(parseJsonObject(value, 'Typed data'))
  const { types, primaryType, domain, message } = typedData
  if (domain.chainId !== undefined && domain.chainId !== BigInt(chain)) {
    throw failParams(`The typed data is for chain ${domain.chainId}, but the wallet is on chain ${chain}.`)
  }
  const effect = explainTypedData(typedData, account.address)
  // Data that names neither is for servers. The warning of the missing chain covers the rest.
  const isForContract = domain.verifyingContract !== undefined || domain.chainId !== undefined
  return {
    kind: 'typed-data',
    signer: account,
    primaryType,
    domain: flattenFields(types, 'EIP712Domain', domain),
    fields: primaryType === 'EIP712Domain' ? [] : flattenFields(types, primaryType, message),
    effect,
    request: { kind: 'sign-typed-data', typedData: typedData as TypedDataDefinition },
    warnings: [
      ...(effect ? listEffectWarnings(effect, account.address) : []),
      ...(!effect && isForContract ? [{ kind: 'unknown-data' } as const] : []),
      ...(domain.chainId === undefined ? [{ kind: 'no-chain' } as const] : []),
    ],
  }
}
