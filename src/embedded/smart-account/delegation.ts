import {
  type Address,
  concatHex,
  decodeAbiParameters,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionData,
  getAddress,
  type Hex,
  hashStruct,
  isAddressEqual,
  numberToHex,
  parseAbi,
  parseAbiParameters,
  size,
  slice,
  type TypedDataDefinition,
} from 'viem'
import { smartAccountAddresses } from './addresses.js'

/** A limit of a delegation, which a contract enforces. The redeemer sets `args`. */
export type Caveat = { enforcer: Address; terms: Hex; args: Hex }

/** The right of another account to act in the name of an account (MetaMask's Delegation Framework 1.3.0). */
export type Delegation = {
  delegate: Address
  delegator: Address
  /** The hash of the delegation that this one passes on. `rootAuthority` if it passes on the account's own right. */
  authority: Hex
  caveats: readonly Caveat[]
  salt: bigint
}

export type SignedDelegation = Delegation & { signature: Hex }

/** At `start`, and every `seconds` after it, the full amount is available again. The unused rest is not added. Seconds since 1970. */
export type Period = { start: number; seconds: number }

/** The actions that a delegation allows. Amounts are in the smallest unit, per period, or in total without a period. */
export type Allowance =
  /** To send the native currency, without calldata. */
  | { kind: 'native'; amount: bigint; period?: Period }
  /** To send a token by `transfer`, without native currency. */
  | { kind: 'erc20'; token: Address; amount: bigint; period?: Period }
  /** To call these methods (selectors of 4 bytes) of these contracts, without native currency. */
  | { kind: 'calls'; targets: readonly Address[]; methods: readonly Hex[] }

export type DelegationLimits = {
  allowance: Allowance
  /** The end, seconds since 1970. */
  expiry: number
  /** How often it may be used. */
  uses?: number | undefined
}

/** The last end of a delegation that a wallet signs: the last second of the year 9999, which dates are written for. */
export const LAST_EXPIRY = 253_402_300_799

/** The authority of a delegation that passes no other one on. */
export const rootAuthority: Hex = `0x${'f'.repeat(64)}`

/** The delegate of a delegation that everybody may redeem. */
export const anyDelegate: Address = '0x0000000000000000000000000000000000000a11'

const { delegationManager, enforcers } = smartAccountAddresses

const types = {
  Delegation: [
    { name: 'delegate', type: 'address' },
    { name: 'delegator', type: 'address' },
    { name: 'authority', type: 'bytes32' },
    { name: 'caveats', type: 'Caveat[]' },
    { name: 'salt', type: 'uint256' },
  ],
  Caveat: [
    { name: 'enforcer', type: 'address' },
    { name: 'terms', type: 'bytes' },
  ],
} as const

const structs = [
  'struct Delegation { address delegate; address delegator; bytes32 authority; Caveat[] caveats; uint256 salt; bytes signature; }',
  'struct Caveat { address enforcer; bytes terms; bytes args; }',
] as const
const delegationList = parseAbiParameters(['Delegation[]', ...structs])
const managerAbi = parseAbi(['function disableDelegation(Delegation delegation)', ...structs])

/**
 * Writes the limits as their enforcers read them. A native allowance refuses calldata: with it, the delegate could move every token
 * of the account by calls that send nothing. The others refuse native currency: the enforcer of token amounts does not read it,
 * and a contract that calls itself a token could take all of it.
 *
 * @example listCaveats({ allowance: { kind: 'native', amount: parseEther('1') }, expiry: 1_796_000_000 })
 */
export function listCaveats({ allowance, expiry, uses }: DelegationLimits): readonly Caveat[] {
  // Two times of 16 bytes: the delegation is valid after the first (0: no limit) and before the second.
  const time = concatHex([numberToHex(0, { size: 16 }), numberToHex(expiry, { size: 16 })])
  return [
    ...listAllowanceCaveats(allowance),
    write(enforcers.timestamp, time),
    ...(uses === undefined ? [] : [write(enforcers.limitedCalls, word(uses))]),
  ]
}

const word = (value: bigint | number) => numberToHex(value, { size: 32 })
const write = (enforcer: Address, terms: Hex): Caveat => ({ enforcer, terms, args: '0x' })

function listAllowanceCaveats(allowance: Allowance): readonly Caveat[] {
  switch (allowance.kind) {
    case 'native':
      return [write(enforcers.exactCalldata, '0x'), writeAmount(allowance)]
    case 'erc20':
      return [writeAmount(allowance), write(enforcers.valueLte, word(0n))]
    case 'calls':
      return [
        write(enforcers.allowedTargets, concatHex(allowance.targets)),
        write(enforcers.allowedMethods, concatHex(allowance.methods)),
        write(enforcers.valueLte, word(0n)),
      ]
  }
}

/** The caveat of an amount: the one whose contract counts how much of it was used. */
export function writeAmount(allowance: Exclude<Allowance, { kind: 'calls' }>): Caveat {
  const { kind, amount, period } = allowance
  const [whole, periodic] =
    kind === 'native'
      ? [enforcers.nativeTokenTransferAmount, enforcers.nativeTokenPeriodTransfer]
      : [enforcers.erc20TransferAmount, enforcers.erc20PeriodTransfer]
  const terms = [
    ...(allowance.kind === 'native' ? [] : [allowance.token]),
    word(amount),
    ...(period ? [word(period.seconds), word(period.start)] : []),
  ]
  return write(period ? periodic : whole, concatHex(terms))
}

/** Reads the limits that `listCaveats` wrote. Null for other caveats. */
export function readLimits(caveats: readonly Caveat[]): DelegationLimits | null {
  const find = (enforcer: Address) => caveats.find((caveat) => isAddressEqual(caveat.enforcer, enforcer))?.terms
  const allowance = readAllowance(find)
  const time = find(enforcers.timestamp)
  const uses = find(enforcers.limitedCalls)
  if (!allowance || size(time ?? '0x') !== 32 || (uses && size(uses) > 32)) return null
  const limits: DelegationLimits = {
    allowance,
    expiry: Number(BigInt(slice(time as Hex, 16))),
    ...(uses ? { uses: Number(BigInt(uses)) } : {}),
  }
  // The caveats must be exactly those that `listCaveats` writes for these limits.
  const isSame = JSON.stringify(listCaveats(limits)).toLowerCase() === JSON.stringify(caveats).toLowerCase()
  return isSame ? limits : null
}

function readAllowance(find: (enforcer: Address) => Hex | undefined): Allowance | null {
  const native = find(enforcers.nativeTokenTransferAmount)
  const nativePeriod = find(enforcers.nativeTokenPeriodTransfer)
  const erc20 = find(enforcers.erc20TransferAmount)
  const erc20Period = find(enforcers.erc20PeriodTransfer)
  const targets = find(enforcers.allowedTargets)
  const methods = find(enforcers.allowedMethods)
  if (native && size(native) === 32) return { kind: 'native', amount: BigInt(native) }
  if (erc20 && size(erc20) === 52) {
    return { kind: 'erc20', token: getAddress(slice(erc20, 0, 20)), amount: BigInt(slice(erc20, 20)) }
  }
  if (nativePeriod && size(nativePeriod) === 96) return { kind: 'native', ...readPeriodic(nativePeriod) }
  if (erc20Period && size(erc20Period) === 116) {
    return { kind: 'erc20', token: getAddress(slice(erc20Period, 0, 20)), ...readPeriodic(slice(erc20Period, 20)) }
  }
  if (!targets || !methods) return null
  return { kind: 'calls', targets: split(targets, 20).map((target) => getAddress(target)), methods: split(methods, 4) }
}

function readPeriodic(terms: Hex): { amount: bigint; period: Period } {
  const [amount, seconds, start] = split(terms, 32).map(BigInt)
  return { amount: amount ?? 0n, period: { start: Number(start), seconds: Number(seconds) } }
}

/** Parts of `length` bytes each. */
function split(bytes: Hex, length: number): Hex[] {
  return (bytes.slice(2).match(new RegExp(`.{1,${2 * length}}`, 'g')) ?? []).map((part): Hex => `0x${part}`)
}

/** Returns the typed data that the owner of `delegation.delegator` signs (EIP-712). */
export function toDelegationTypedData(
  { delegate, delegator, authority, caveats, salt }: Delegation,
  chainId: number,
): TypedDataDefinition<typeof types, 'Delegation'> {
  return {
    domain: { name: 'DelegationManager', version: '1', chainId, verifyingContract: delegationManager },
    types,
    primaryType: 'Delegation',
    message: { delegate, delegator, authority, caveats, salt },
  }
}

/** The hash by which the DelegationManager and the enforcers know a delegation. The signature is not part of it. */
export function hashDelegation({ delegate, delegator, authority, caveats, salt }: Delegation): Hex {
  return hashStruct({ types, primaryType: 'Delegation', data: { delegate, delegator, authority, caveats, salt } })
}

/** Writes a delegation for `redeemDelegations`: the `context` of ERC-7715. */
export function encodeDelegation(delegation: SignedDelegation): Hex {
  return encodeAbiParameters(delegationList, [[delegation]])
}

/** Reads what `encodeDelegation` wrote. Null for anything else. */
export function decodeDelegation(context: Hex): SignedDelegation | null {
  try {
    const [[delegation, ...others]] = decodeAbiParameters(delegationList, context)
    if (!delegation || others.length > 0) return null
    return encodeDelegation(delegation) === context.toLowerCase() ? delegation : null
  } catch {
    // Not the encoding of a list of delegations.
    return null
  }
}

/** The calldata of the DelegationManager that ends a delegation: the account calls it. It reads no signature. */
export function encodeDisableDelegation(delegation: Delegation): Hex {
  return encodeFunctionData({ abi: managerAbi, args: [{ ...delegation, signature: '0x' }] })
}

/** Reads what `encodeDisableDelegation` wrote. Null for anything else. */
export function decodeDisableDelegation(data: Hex): Delegation | null {
  try {
    const [delegation] = decodeFunctionData({ abi: managerAbi, data }).args
    return encodeDisableDelegation(delegation) === data.toLowerCase() ? delegation : null
  } catch {
    // Another method, or not its encoding.
    return null
  }
}
