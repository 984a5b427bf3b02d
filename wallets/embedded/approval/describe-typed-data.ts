import type { TypedDataDefinition } from 'viem'
import { describePermit } from '../../requests/describe-permit.js'
import { failParams } from '../../requests/params-error.js'
import { parseJsonObject } from '../../requests/parse-params.js'
import type { Description, DescriptionInput } from './description.js'
import { refuseAccountData } from './refuse-takeover.js'
import { flattenFields } from './typed-data/flatten-fields.js'
import { normalizeTypedData } from './typed-data/normalize-typed-data.js'

/** Describes `eth_signTypedData_v4`: `[account, typedData]` (EIP-712). */
export function describeTypedData({ params: [signer, value], chain, parseSigner }: DescriptionInput): Description {
  const account = parseSigner(signer ?? null)
  const typedData = normalizeTypedData(parseJsonObject(value, 'Typed data'))
  const { types, primaryType, domain, message } = typedData
  if (domain.chainId !== undefined && domain.chainId !== BigInt(chain)) {
    throw failParams(`The typed data is for chain ${domain.chainId}, but the wallet is on chain ${chain}.`)
  }
  refuseAccountData(domain)
  const permit = primaryType === 'EIP712Domain' ? null : describePermit({ domain, message })
  const isUnlimited = permit?.tokens.some((token) => token.isUnlimited) === true
  return {
    kind: 'typed-data',
    signer: account,
    primaryType,
    domain: flattenFields(types, 'EIP712Domain', domain),
    fields: primaryType === 'EIP712Domain' ? [] : flattenFields(types, primaryType, message),
    permit,
    request: { kind: 'sign-typed-data', typedData: typedData as TypedDataDefinition },
    warnings: [
      ...(permit ? [{ kind: 'permit' } as const] : []),
      ...(isUnlimited ? [{ kind: 'unlimited' } as const] : []),
      ...(domain.chainId === undefined ? [{ kind: 'no-chain' } as const] : []),
    ],
  }
}
