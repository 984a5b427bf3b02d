import { isRecord } from '../../../rules/is-record.js'
import type { SolanaRpc } from '../create-rpc.js'
import type { Mint } from '../reads/token-accounts.js'

/** 100 % in basis points. */
const WHOLE = 10_000n

/**
 * The present fee of Token-2022 for an amount, in base units, rounded up. A changed fee applies from an epoch on.
 *
 * @see https://github.com/solana-program/token-2022/blob/main/interface/src/extension/transfer_fee/mod.rs
 */
export async function readTransferFee(
  rpc: SolanaRpc,
  { older, newer }: NonNullable<Mint['transferFees']>,
  amount: bigint,
): Promise<bigint> {
  const isSame = older.basisPoints === newer.basisPoints && older.maximum === newer.maximum
  const { basisPoints, maximum } = isSame || (await readEpoch(rpc)) >= newer.epoch ? newer : older
  const fee = (amount * BigInt(basisPoints) + WHOLE - 1n) / WHOLE
  return fee < maximum ? fee : maximum
}

function readEpoch(rpc: SolanaRpc): Promise<bigint> {
  return rpc.read('getEpochInfo', [], (result) => {
    const { epoch } = isRecord(result) ? result : {}
    if (!Number.isSafeInteger(epoch)) throw new Error('The node answered getEpochInfo without an epoch.')
    return BigInt(Number(epoch))
  })
}
