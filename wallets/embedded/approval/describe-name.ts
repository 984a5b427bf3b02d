import { safeParse } from 'valibot'
import { nameRequestSchema } from '../../../src/embedded/protocol/sign-name.js'
import type { EvmDescription, EvmRequestInput } from '../../approval/describe/description.js'
import { failParams } from '../../requests/params-error.js'

/** Describes `lintel_signName`: `[{ name, address, offset, nonce? }]`. */
export function describeName({ params: [value], parseSigner }: EvmRequestInput): EvmDescription<'name'> {
  const request = safeParse(nameRequestSchema, value)
  if (!request.success)
    throw failParams('`lintel_signName` takes {name, address, offset, nonce?}: a name with its zone.')
  const { name, address, offset, nonce } = request.output
  return {
    kind: 'name',
    signer: parseSigner(address),
    name,
    request: { kind: 'sign-name', name, offset, nonce },
    warnings: [],
  }
}
