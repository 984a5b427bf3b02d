import { getAddress, isAddress } from 'viem'
import { parseMessage } from '../../requests/parse-params.js'
import { describeText } from './describe-text.js'
import type { EvmDescription, EvmRequestInput } from './description.js'

/** Describes `personal_sign`: `[message, account]`. */
export function describeMessage({
  params: [value, account],
  origin,
  chain,
  parseSigner,
}: EvmRequestInput): EvmDescription<'message'> {
  const message = parseMessage(value)
  const signer = parseSigner(account ?? null)
  return {
    kind: 'message',
    signer,
    request: { kind: 'sign-message', message },
    ...describeText(message, {
      origin,
      isAccount: (address) => isAddress(address, { strict: false }) && getAddress(address) === signer.address,
      isChain: (id) => id === String(chain),
    }),
  }
}
