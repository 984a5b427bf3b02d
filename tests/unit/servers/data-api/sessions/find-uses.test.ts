import type { PublicClient } from 'viem'
import { expect, test } from 'vitest'
import { findUses } from '../../../../../servers/data-api/sessions/chain/find-events.js'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A node that searches at most so many blocks, and the ranges that it has searched. */
function createNode(most: number) {
  const searched: [from: number, to: number][] = []
  const getLogs = async ({ fromBlock, toBlock }: { fromBlock: bigint; toBlock: bigint }) => {
    if (toBlock - fromBlock >= BigInt(most)) throw new Error('The range is too large.')
    searched.push([Number(fromBlock), Number(toBlock)])
    return []
  }
  return { client: { getLogs } as unknown as PublicClient, searched }
}

const search = async (most: number, to: number) => {
  const { client, searched } = createNode(most)
  const found = await findUses(client, account, { from: 1, to })
  return { ranges: searched, last: found.searched }
}

test('a node that takes any range is asked once, and for at most 50,000 blocks', async () => {
  expect(await search(1_000_000, 700)).toEqual({ ranges: [[1, 700]], last: 700 })
  const { ranges, last } = await search(10_000, 90_000)
  expect([ranges.length, last]).toEqual([5, 50_000])
})

test('a node that refuses is asked for fewer blocks, and the next search goes on there', async () => {
  expect(await search(1_000, 90_000)).toMatchObject({ last: 4_000 })
  expect(await search(500, 90_000)).toMatchObject({ last: 300 })
  expect(await search(10, 90_000)).toEqual({ ranges: [], last: 0 })
  expect(await search(10, 5)).toEqual({ ranges: [[1, 5]], last: 5 })
})
