import { sql } from 'drizzle-orm'
import { type Hex, zeroAddress } from 'viem'
import type { Db } from '../../database/database.js'
import { insertRows } from '../database/insert-rows.js'
import {
  accountTokens,
  approvals,
  blocks,
  nftHoldings,
  participations,
  transactions,
  transfers,
  userOperations,
} from '../database/schema.js'
import type { DecodedBlock, DecodedTransaction } from './decoded-block.js'

type Holding = typeof nftHoldings.$inferInsert

/** Adds consecutive blocks of a chain (CAIP-2) to the index, all or none. */
export async function writeBlocks(db: Db, chain: string, decoded: readonly DecodedBlock[]): Promise<void> {
  const places = decoded.flatMap(({ number: block, transactions }) =>
    transactions.map((transaction) => ({ chain, block, index: transaction.index, transaction })),
  )
  const participants = places.flatMap(({ transaction, ...place }) =>
    [...listParticipants(transaction)].map((account) => ({ ...place, account })),
  )
  await db.transaction(async (tx) => {
    await insertRows(
      tx,
      blocks,
      decoded.map(({ number, hash, time }) => ({ chain, number, hash, time })),
    )
    await insertRows(
      tx,
      transactions,
      places.map(({ transaction, ...place }) => ({ ...transaction, ...place })),
    )
    await insertRows(
      tx,
      transfers,
      places.flatMap(({ transaction, ...place }) =>
        transaction.transfers.map((row, position) => ({ ...row, ...place, position })),
      ),
    )
    await insertRows(
      tx,
      approvals,
      places.flatMap(({ transaction, ...place }) =>
        transaction.approvals.map((row, position) => ({ ...row, ...place, position })),
      ),
    )
    await insertRows(
      tx,
      userOperations,
      places.flatMap(({ transaction, ...place }) =>
        transaction.userOperations.map((row, position) => ({ ...row, ...place, position })),
      ),
    )
    await insertRows(tx, participations, participants)
    await insertRows(tx, accountTokens, listAccountTokens(chain, decoded), sql`on conflict do nothing`)
    await insertRows(
      tx,
      nftHoldings,
      sumHoldings(chain, decoded),
      sql`on conflict (account, chain, contract, token_id) do update set quantity = nft_holdings.quantity + excluded.quantity`,
    )
  })
}

function listParticipants(transaction: DecodedTransaction): Set<Hex> {
  const { sender, recipient, created, transfers, approvals, userOperations } = transaction
  const accounts = new Set<Hex>([sender])
  if (recipient !== null) accounts.add(recipient)
  if (created !== null) accounts.add(created)
  for (const transfer of transfers) accounts.add(transfer.sender).add(transfer.recipient)
  for (const { owner } of approvals) accounts.add(owner)
  for (const operation of userOperations) accounts.add(operation.sender)
  // Every mint and burn concerns the zero address, which is not an account.
  accounts.delete(zeroAddress)
  return accounts
}

function listAccountTokens(chain: string, decoded: readonly DecodedBlock[]): (typeof accountTokens.$inferInsert)[] {
  const rows = new Map<string, typeof accountTokens.$inferInsert>()
  for (const { number: firstBlock, transactions } of decoded) {
    for (const { asset, contract, sender, recipient } of transactions.flatMap(({ transfers }) => transfers)) {
      if (asset !== 'erc20' || contract === null) continue
      for (const account of [sender, recipient]) {
        const key = account + contract
        if (account !== zeroAddress && !rows.has(key)) rows.set(key, { account, chain, contract, firstBlock })
      }
    }
  }
  return [...rows.values()]
}

function sumHoldings(chain: string, decoded: readonly DecodedBlock[]): Holding[] {
  const sums = new Map<string, Holding>()
  const moved = decoded.flatMap(({ transactions }) => transactions.flatMap(({ transfers }) => transfers))
  for (const { asset, contract, tokenId, sender, recipient, amount } of moved) {
    if (contract === null || tokenId === null) continue
    for (const [account, change] of [
      [sender, -amount],
      [recipient, amount],
    ] as const) {
      if (account === zeroAddress) continue
      const key = `${account} ${contract} ${tokenId}`
      const quantity = (sums.get(key)?.quantity ?? 0n) + change
      sums.set(key, { account, chain, contract, tokenId, asset, quantity })
    }
  }
  return [...sums.values()].filter(({ quantity }) => quantity !== 0n)
}
