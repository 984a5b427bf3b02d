import { describe, expect, it } from 'vitest'
import type { SolanaRpc } from '../../../../src/chains/solana/create-rpc.js'
import { readTransferFee } from '../../../../src/chains/solana/sending/read-transfer-fee.js'

/** A node in this epoch. */
const atEpoch = (epoch: unknown, calls: string[] = []) =>
  ({
    async read(method: string, _params: unknown, parse: (result: unknown) => unknown) {
      calls.push(method)
      return parse({ epoch })
    },
  }) as unknown as SolanaRpc

const older = { basisPoints: 100, maximum: 1_000n }
const newer = { basisPoints: 250, maximum: 9_000n, epoch: 700n }

describe('the fee of a token', () => {
  it.each([
    [699, 100n],
    [700, 250n],
    [701, 250n],
  ])('in epoch %i is that of the epoch', async (epoch, fee) => {
    await expect(readTransferFee(atEpoch(epoch), { older, newer }, 10_000n)).resolves.toBe(fee)
  })

  it('is rounded up, and has a maximum', async () => {
    await expect(readTransferFee(atEpoch(700), { older, newer }, 1n)).resolves.toBe(1n)
    await expect(readTransferFee(atEpoch(700), { older, newer }, 2n ** 64n - 1n)).resolves.toBe(9_000n)
    await expect(readTransferFee(atEpoch(700), { older, newer }, 0n)).resolves.toBe(0n)
  })

  it('is known without the epoch when it does not change', async () => {
    const calls: string[] = []
    const same = { ...older, epoch: 700n }
    await expect(readTransferFee(atEpoch(1, calls), { older, newer: same }, 10_000n)).resolves.toBe(100n)
    expect(calls).toEqual([])
  })

  it('is not guessed when the node does not tell the epoch', async () => {
    await expect(readTransferFee(atEpoch('700'), { older, newer }, 1n)).rejects.toThrow('without an epoch')
  })
})
