import { decodeEventLog, getAddress, type Hex, isAddressEqual, isHex, parseAbi } from 'viem'
import { isRecord } from '../../../../src/rules/is-record.js'
import { isUnlimitedAmount } from '../../../requests/unlimited-amount.js'
import { type Asset, addMovements, type Changes, type Movement, namePermit, type Permit } from './changes.js'

/** What a node finds out by running the calls of a request. */
export type Simulation =
  /** The node cannot do it, or does not answer. */
  | { status: 'unavailable' }
  /** One of the calls fails. */
  | { status: 'failed' }
  | { status: 'done'; changes: Changes }

/** `eth_simulateV1` tells movements of the native currency as transfers of a token at this address. */
const nativeAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** Events of ERC-20, ERC-1155, both (ERC-721 has the same ones with three indexed values) and WETH. */
const tokenEvents = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
  'event ApprovalForAll(address indexed owner, address indexed spender, bool isApproved)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
  'event Deposit(address indexed to, uint256 value)',
  'event Withdrawal(address indexed from, uint256 value)',
])
const nftEvents = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 indexed id)'])

/** Reads the answer to `eth_simulateV1` with `traceTransfers`: what it changes of `account`. Contracts write the logs: each is a claim. */
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
        if (event.from && isAddressEqual(event.from, account)) leaves.push(event)
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
    // Another event, which says nothing of tokens.
    return []
  }
}

function readEvent(address: Hex, topics: [Hex, ...Hex[]], data: Hex): TokenEvent[] {
  if (topics.length === 4 && data === '0x') {
    const { args } = decodeEventLog({ abi: nftEvents, topics, data })
    return [{ asset: { kind: 'nft', collection: address, id: args.id }, amount: 1n, from: args.from, to: args.to }]
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
    case 'Approval': {
      const amount = isUnlimitedAmount(args.value) ? null : args.value
      const permit: Permit = { kind: 'token', token: address, spender: args.spender, amount }
      return [{ permit, owner: args.owner, isAllowed: args.value > 0n }]
    }
    case 'ApprovalForAll': {
      const permit: Permit = { kind: 'collection', collection: address, spender: args.spender }
      return [{ permit, owner: args.owner, isAllowed: args.isApproved }]
    }
  }
}
