import { type Hex, zeroAddress } from 'viem'
import type { DecodedApproval, DecodedTransfer } from './decoded-block.js'
import type { NodeLog } from './fetch-blocks.js'

export type DecodedLog = { transfers: DecodedTransfer[]; approvals: DecodedApproval[] }

/** Hashes of the signatures of events. */
const events = {
  /** Transfer(address,address,uint256) of ERC-20 and ERC-721 */
  transfer: '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  /** Approval(address,address,uint256) of ERC-20 and ERC-721 */
  approval: '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925',
  /** ApprovalForAll(address,address,bool) of ERC-721 and ERC-1155 */
  approvalForAll: '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31',
  /** TransferSingle(address,address,address,uint256,uint256) of ERC-1155 */
  transferSingle: '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62',
  /** TransferBatch(address,address,address,uint256[],uint256[]) of ERC-1155 */
  transferBatch: '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb',
  /** Deposit(address,uint256) of WETH */
  deposit: '0xe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c',
  /** Withdrawal(address,uint256) of WETH */
  withdrawal: '0x7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b65',
} as const

const NOTHING: DecodedLog = { transfers: [], approvals: [] }

/**
 * Reads the transfers and approvals that a log reports. Any contract can emit any log: one that does not follow its standard
 * is ignored, and so is a transfer of 0: most tokens let anybody make one from any account to any other. WETH's
 * deposits and withdrawals count for the contracts in `wrappedNative` only.
 */
export function decodeLog({ address, topics, data }: NodeLog, wrappedNative: ReadonlySet<Hex>): DecodedLog {
  const contract = address.toLowerCase() as Hex
  const [event, first = '', second = '', third = ''] = topics
  switch (event) {
    case events.transfer:
      return moved(contract, toAddress(first), toAddress(second), toToken(topics, third, data))
    case events.approval:
      return approved(contract, toAddress(first), toAddress(second), toToken(topics, third, data))
    case events.approvalForAll: {
      const granted = topics.length === 3 ? toWord(data, 0) : undefined
      return approvedForAll(contract, toAddress(first), toAddress(second), granted)
    }
    case events.transferSingle: {
      const [tokenId, amount] = [toWord(data, 0), toWord(data, 1)]
      if (topics.length !== 4 || tokenId === undefined || amount === undefined) return NOTHING
      return moved(contract, toAddress(second), toAddress(third), [{ asset: 'erc1155', tokenId, amount }])
    }
    case events.transferBatch: {
      const [tokenIds, amounts] = [toWords(data, 0), toWords(data, 1)]
      if (topics.length !== 4 || tokenIds?.length !== amounts?.length) return NOTHING
      const tokens = tokenIds?.map((tokenId, place) => ({
        asset: 'erc1155' as const,
        tokenId,
        amount: amounts?.[place] ?? 0n,
      }))
      return moved(contract, toAddress(second), toAddress(third), tokens)
    }
    case events.deposit:
    case events.withdrawal: {
      const account = toAddress(first)
      const amount = toWord(data, 0)
      if (!wrappedNative.has(contract) || topics.length !== 2 || amount === undefined) return NOTHING
      const [sender, recipient] = event === events.deposit ? [zeroAddress, account] : [account, zeroAddress]
      return moved(contract, sender, recipient, [{ asset: 'erc20', tokenId: null, amount }])
    }
    default:
      return NOTHING
  }
}

type Token = Pick<DecodedTransfer, 'asset' | 'tokenId' | 'amount'>

/** ERC-721 has the token's id as a third topic, ERC-20 the amount as data. */
function toToken(topics: readonly Hex[], third: string, data: Hex): Token[] | undefined {
  const [indexed, amount] = [toWord(third, 0), toWord(data, 0)]
  if (topics.length === 4 && indexed !== undefined) return [{ asset: 'erc721', tokenId: indexed, amount: 1n }]
  return topics.length === 3 && amount !== undefined ? [{ asset: 'erc20', tokenId: null, amount }] : undefined
}

function moved(
  contract: Hex,
  sender: Hex | undefined,
  recipient: Hex | undefined,
  tokens: readonly Token[] | undefined,
): DecodedLog {
  if (sender === undefined || recipient === undefined || tokens === undefined) return NOTHING
  const moving = tokens.filter(({ amount }) => amount > 0n)
  return { transfers: moving.map((token) => ({ ...token, contract, sender, recipient })), approvals: [] }
}

function approved(
  contract: Hex,
  owner: Hex | undefined,
  spender: Hex | undefined,
  tokens: readonly Token[] | undefined,
): DecodedLog {
  const token = tokens?.[0]
  if (owner === undefined || spender === undefined || token === undefined) return NOTHING
  const base = { contract, owner, spender, tokenId: token.tokenId }
  const approval =
    token.asset === 'erc721'
      ? { ...base, amount: null, granted: spender !== zeroAddress }
      : { ...base, amount: token.amount, granted: token.amount > 0n }
  return { transfers: [], approvals: [approval] }
}

function approvedForAll(
  contract: Hex,
  owner: Hex | undefined,
  spender: Hex | undefined,
  granted: bigint | undefined,
): DecodedLog {
  if (owner === undefined || spender === undefined || granted === undefined) return NOTHING
  return {
    transfers: [],
    approvals: [{ contract, owner, spender, amount: null, tokenId: null, granted: granted !== 0n }],
  }
}

/** Reads the address in a topic. Undefined when the topic is not one. */
export function toAddress(topic: string): Hex | undefined {
  return /^0x0{24}[0-9a-f]{40}$/i.test(topic) ? (`0x${topic.slice(26).toLowerCase()}` as Hex) : undefined
}

/** Reads the word (32 bytes) with this number. Undefined when `data` is shorter. */
function toWord(data: string, place: number): bigint | undefined {
  const start = 2 + place * 64
  return data.length >= start + 64 ? BigInt(`0x${data.slice(start, start + 64)}`) : undefined
}

/** Reads the array whose offset is the word with this number. Undefined when any of it is not within `data`. */
function toWords(data: string, place: number): bigint[] | undefined {
  const offset = toWord(data, place)
  const bytes = BigInt(data.length / 2 - 1)
  if (offset === undefined || offset % 32n !== 0n || offset >= bytes) return undefined
  const start = Number(offset / 32n)
  const length = toWord(data, start)
  if (length === undefined || offset + 32n + length * 32n > bytes) return undefined
  return Array.from({ length: Number(length) }, (_, item) => toWord(data, start + 1 + item) ?? 0n)
}
