import { decodeEventLog, getAddress, type Hex, isAddressEqual, isHex, parseAbi, zeroAddress } from 'viem'
import { isRecord } from '../../../../src/rules/is-record.js'
import { isUnlimitedAmount } from '../../../requests/unlimited-amount.js'
import { type Asset, addMovements, type Changes, type Movement, namePermit, type Permit } from './changes.js'

/** The result of a node that ran the calls of a request. */
export type Simulation =
  /** The node cannot do it, or does not answer. */
  | { status: 'unavailable' }
  /** One of the calls fails. */
  | { status: 'failed' }
  | { status: 'done'; changes: Changes }

/** `eth_simulateV1` reports movements of the native currency as transfers of a token at this address. */
const nativeAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** Events of ERC-20, ERC-1155, both (ERC-721 has the same ones with three indexed values), WETH and Uniswap's Permit2. */
const tokenEvents = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
  'event ApprovalForAll(address indexed owner, address indexed spender, bool isApproved)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
  'event Deposit(address indexed to, uint256 value)',
  'event Withdrawal(address indexed from, uint256 value)',
  'event Approval(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration)',
  'event Permit(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration, uint48 nonce)',
  'event Lockdown(address indexed owner, address token, address spender)',
])
const nftEvents = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
  'event Approval(address indexed owner, address indexed spender, uint256 indexed id)',
])

/**
 * Reads the answer to `eth_simulateV1` with `traceTransfers`: the changes of `account`. Contracts write the logs: each
 * is a claim.
 */
export function readSimulation(answer: unknown, account: Hex): Simulation {
  const block: unknown = Array.isArray(answer) ? answer[0] : null
  if (!isRecord(block) || !Array.isArray(block.calls)) return { status: 'unavailable' }
  const leaves: Movement[] = []
  const arrives: Movement[] = []
  const permits = new Map<string, Permit>()
  for (const call of block.calls) {
    if (!isRecord(call) || !Array.isArray(call.logs)) return { status: 'unavailable' }
    if (call.status !== '0x1') return { status: 'failed' }
    for (const log of call.logs) {
      for (const event of readLog(log)) {
        if ('permit' in event) {
          if (!isAddressEqual(event.owner, account)) continue
          permits.delete(namePermit(event.permit))
          if (event.isAllowed) permits.set(namePermit(event.permit), event.permit)
          continue
        }
        if (event.from && isAddressEqual(event.from, account)) {
          leaves.push(event)
          // A transfer of an NFT also removes its spender.
          if (event.asset.kind === 'nft') permits.delete(namePermit({ ...event.asset, spender: zeroAddress }))
        }
        if (event.to && isAddressEqual(event.to, account)) arrives.push(event)
      }
    }
  }
  const changes = { leaves: addMovements(leaves), arrives: addMovements(arrives), allows: [...permits.values()] }
  return { status: 'done', changes }
}

type TokenEvent = (Movement & { from?: Hex; to?: Hex }) | { permit: Permit; owner: Hex; isAllowed: boolean }

function readLog(log: unknown): TokenEvent[] {
  if (!isRecord(log) || !isHex(log.address) || !isHex(log.data) || !Array.isArray(log.topics)) return []
  const topics = log.topics as [Hex, ...Hex[]]
  try {
    return readEvent(getAddress(log.address), topics, log.data)
  } catch {
    // Another event, which does not concern tokens.
    return []
  }
}

function readEvent(address: Hex, topics: [Hex, ...Hex[]], data: Hex): TokenEvent[] {
  if (topics.length === 4 && data === '0x') {
    const { eventName, args } = decodeEventLog({ abi: nftEvents, topics, data })
    const asset = { kind: 'nft', collection: address, id: args.id } as const
    if (eventName === 'Transfer') return [{ asset, amount: 1n, from: args.from, to: args.to }]
    const isAllowed = !isAddressEqual(args.spender, zeroAddress)
    return [{ permit: { ...asset, spender: args.spender }, owner: args.owner, isAllowed }]
  }
  const { eventName, args } = decodeEventLog({ abi: tokenEvents, topics, data })
  const token: Asset = address.toLowerCase() === nativeAddress ? { kind: 'native' } : { kind: 'token', token: address }
  const nft = (id: bigint): Asset => ({ kind: 'nft', collection: address, id })
  switch (eventName) {
    case 'Transfer':
      return [{ asset: token, amount: args.value, from: args.from, to: args.to }]
    case 'TransferSingle':
      return [{ asset: nft(args.id), amount: args.value, from: args.from, to: args.to }]
    case 'TransferBatch':
      return args.ids.map((id, index) => ({
        asset: nft(id),
        amount: args.values[index] ?? 0n,
        from: args.from,
        to: args.to,
      }))
    case 'Deposit':
      return [{ asset: token, amount: args.value, to: args.to }]
    case 'Withdrawal':
      return [{ asset: token, amount: args.value, from: args.from }]
    case 'Approval':
      return 'token' in args
        ? [allowToken({ ...args, via: address })]
        : [allowToken({ ...args, token: address, amount: args.value })]
    case 'Permit':
      return [allowToken({ ...args, via: address })]
    case 'Lockdown':
      return [allowToken({ ...args, amount: 0n, via: address })]
    case 'ApprovalForAll': {
      const permit: Permit = { kind: 'collection', collection: address, spender: args.spender }
      return [{ permit, owner: args.owner, isAllowed: args.isApproved }]
    }
  }
}

type Allowance = { owner: Hex; token: Hex; spender: Hex; amount: bigint; via?: Hex }

function allowToken({ owner, token, spender, amount, via }: Allowance): TokenEvent {
  const limit = isUnlimitedAmount(amount) ? null : amount
  const permit: Permit = { kind: 'token', token, spender, amount: limit, ...(via ? { via } : {}) }
  return { permit, owner, isAllowed: amount > 0n }
}
