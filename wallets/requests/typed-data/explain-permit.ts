import { type Address, maxUint256 } from 'viem'
import { isUnlimitedAmount } from '../unlimited-amount.js'
import type { PermitEffect } from './signed-effect.js'
import type { TypedDataInput } from './typed-data-input.js'

const details = 'PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)'
const permissions = 'TokenPermissions(address token,uint256 amount)'
const transferFields = 'address spender,uint256 nonce,uint256 deadline'
/**
 * The site chooses name and type of the witness, which is the last field. Permit2 does not enforce its content: whatever a swap
 * promises there is not shown.
 */
const witness = new RegExp(
  `^Permit(?:WitnessTransferFrom\\(TokenPermissions|BatchWitnessTransferFrom\\(TokenPermissions\\[\\]) permitted,${transferFields},[^,]+\\)`,
)

/**
 * Explains a permit: EIP-2612, the permit of DAI, and those of Uniswap's Permit2 (allowances and single transfers, also with a
 * witness). Copies of Permit2 have the same meaning, so that its address does not count.
 */
export function explainPermit(input: TypedDataInput): PermitEffect | null {
  switch (input.type) {
    case 'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)':
    case 'Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)':
      return explainTokenPermit(input)
    case `PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)${details}`:
    case `PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)${details}`:
      return explainAllowances(input)
    case `PermitTransferFrom(TokenPermissions permitted,${transferFields})${permissions}`:
    case `PermitBatchTransferFrom(TokenPermissions[] permitted,${transferFields})${permissions}`:
      return explainTransfers(input)
    default:
      return witness.test(input.type) && input.type.includes(`)${permissions}`) ? explainTransfers(input) : null
  }
}

/** The token is the contract that checks the signature. */
function explainTokenPermit({ message, domain }: TypedDataInput): PermitEffect | null {
  const token = domain.verifyingContract
  if (token === undefined) return null
  const { spender, value, allowed, deadline, expiry } = message as {
    spender: Address
    value?: bigint
    allowed?: boolean
    deadline?: bigint
    expiry?: bigint
  }
  const amount = value ?? (allowed ? maxUint256 : 0n)
  // 0 means no deadline for DAI.
  const end = deadline ?? (expiry === 0n ? null : (expiry ?? null))
  return { type: 'permit', spender, tokens: [describeAmount(token, amount)], deadline: end }
}

type Allowance = { token: Address; amount: bigint; expiration: bigint }

/** Permit2: each allowance has its own end. The latest one is named. */
function explainAllowances({ message }: TypedDataInput): PermitEffect {
  const { spender, details: listed } = message as { spender: Address; details: Allowance | readonly Allowance[] }
  const items = toList(listed)
  const [deadline = 0n] = items.map(({ expiration }) => expiration).sort((a, b) => (a < b ? 1 : -1))
  const tokens = items.map(({ token, amount }) => describeAmount(token, amount))
  return { type: 'permit', spender, tokens, deadline }
}

type Permitted = { token: Address; amount: bigint }

/** Permit2: transfers, once. */
function explainTransfers({ message }: TypedDataInput): PermitEffect {
  const { spender, permitted, deadline } = message as {
    spender: Address
    permitted: Permitted | readonly Permitted[]
    deadline: bigint
  }
  return {
    type: 'permit',
    spender,
    tokens: toList(permitted).map(({ token, amount }) => describeAmount(token, amount)),
    deadline,
  }
}

function describeAmount(token: Address, amount: bigint) {
  return { token, amount, isUnlimited: isUnlimitedAmount(amount) }
}

function toList<Item>(value: Item | readonly Item[]): readonly Item[] {
  return Array.isArray(value) ? value : [value as Item]
}
