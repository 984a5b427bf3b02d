import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.js'
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

/** Removes the blocks of a chain (CAIP-2) above the block `last` from the index, all or none. */
export async function removeBlocks(db: Db, chain: string, last: number): Promise<void> {
  const orphaned = sql`chain = ${blocks.chain.mapToDriverValue(chain)} and block > ${String(last)}`
  await db.transaction(async (tx) => {
    // These two tables are ordered by account, so the accounts of the orphaned rows are looked up first.
    await tx.execute(sql`create temporary table orphaned_accounts on commit drop as
      select sender as account from ${transactions} where ${orphaned}
      union select recipient from ${transactions} where ${orphaned} and recipient is not null
      union select created from ${transactions} where ${orphaned} and created is not null
      union select sender from ${transfers} where ${orphaned}
      union select recipient from ${transfers} where ${orphaned}
      union select owner from ${approvals} where ${orphaned}
      union select sender from ${userOperations} where ${orphaned}`)
    await tx.execute(sql`delete from ${participations} using orphaned_accounts
      where participations.account = orphaned_accounts.account and ${orphaned}`)
    await tx.execute(sql`delete from ${accountTokens} using orphaned_accounts
      where account_tokens.account = orphaned_accounts.account
      and chain = ${blocks.chain.mapToDriverValue(chain)} and first_block > ${String(last)}`)
    await tx.execute(sql`
      with moved as (
        select recipient as account, contract, token_id, amount from ${transfers} where ${orphaned} and token_id is not null
        union all
        select sender, contract, token_id, -amount from ${transfers} where ${orphaned} and token_id is not null
      ), sums as (
        select account, contract, token_id, sum(amount) as quantity from moved group by account, contract, token_id
      )
      update ${nftHoldings} set quantity = nft_holdings.quantity - sums.quantity from sums
      where nft_holdings.account = sums.account and nft_holdings.chain = ${blocks.chain.mapToDriverValue(chain)}
      and nft_holdings.contract = sums.contract and nft_holdings.token_id = sums.token_id`)
    for (const table of [transactions, transfers, approvals, userOperations]) {
      await tx.delete(table).where(and(eq(table.chain, chain), gt(table.block, last)))
    }
    await tx.delete(blocks).where(and(eq(blocks.chain, chain), gt(blocks.number, last)))
  })
}
