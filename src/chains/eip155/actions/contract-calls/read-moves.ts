import { type Hex, size, slice, toEventSelector } from 'viem'
import type { Simulation } from '../../../../core/model/contract-calls.js'
import { decodeNumber } from '../get-token.js'

/** An event of a simulated call. */
export type SimulatedLog = { address: string; topics: readonly Hex[]; data: Hex }

/** The changes of an account according to events. Tokens are in lower case. */
export type MovedTokens = Pick<Simulation, 'changes' | 'allowances' | 'movesNfts'>

// ERC-20 and ERC-721 share the first two events; ERC-721 also indexes the number.
const transfer = toEventSelector('Transfer(address,address,uint256)')
const approval = toEventSelector('Approval(address,address,uint256)')
const transferSingle = toEventSelector('TransferSingle(address,address,address,uint256,uint256)')
const transferBatch = toEventSelector('TransferBatch(address,address,address,uint256[],uint256[])')
const approvalForAll = toEventSelector('ApprovalForAll(address,address,bool)')

/** Reads from events which tokens left or reached `account`, and which spenders may take more. The last approval of a spender counts. */
export function readMoves(logs: readonly SimulatedLog[], account: string): MovedTokens {
  const changes = new Map<string | null, bigint>()
  const allowances = new Map<string, Simulation['allowances'][number]>()
  let movesNfts = false
  const isAccount = (topic: Hex | undefined) => topic !== undefined && toAddress(topic) === account.toLowerCase()

  for (const { address, topics, data } of logs) {
    const token = address.toLowerCase()
    const [event, first, second] = topics
    const isNft = topics.length === 4
    if (event === transfer && isNft) movesNfts ||= isAccount(first)
    else if (event === transfer) {
      const amount = decodeNumber(data) ?? 0n
      if (isAccount(first)) changes.set(token, (changes.get(token) ?? 0n) - amount)
      if (isAccount(second)) changes.set(token, (changes.get(token) ?? 0n) + amount)
    } else if (event === approval && isAccount(first) && second !== undefined) {
      const spender = toAddress(second)
      if (isNft) movesNfts ||= BigInt(second) !== 0n
      else allowances.set(`${token} ${spender}`, { token, spender, amount: decodeNumber(data) ?? 0n })
    } else if (event === transferSingle || event === transferBatch) movesNfts ||= isAccount(second)
    else if (event === approvalForAll) movesNfts ||= isAccount(first) && decodeNumber(data) !== 0n
  }
  return { changes, allowances: [...allowances.values()], movesNfts }
}

/** The address in an indexed field. */
function toAddress(topic: Hex): string {
  return size(topic) === 32 ? slice(topic, 12).toLowerCase() : topic.toLowerCase()
}
