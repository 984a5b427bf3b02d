import { and, asc, eq } from 'drizzle-orm'
import type { Hex } from 'viem'
import type { Db } from '../../database/database.js'
import { accountTokens } from '../database/schema.js'

/** Anybody can send an account tokens of new contracts, so their number is unlimited. */
const MAX_CONTRACTS = 500

/** Lists the ERC-20 contracts in whose transfers an account occurs on a chain (CAIP-2), the first 500 of them. */
export async function listTokenContracts(
  db: Db,
  { account, chainId }: { account: Hex; chainId: string },
): Promise<Hex[]> {
  const rows = await db
    .select({ contract: accountTokens.contract })
    .from(accountTokens)
    .where(and(eq(accountTokens.account, account.toLowerCase() as Hex), eq(accountTokens.chain, chainId)))
    .orderBy(asc(accountTokens.firstBlock), asc(accountTokens.contract))
    .limit(MAX_CONTRACTS)
  return rows.map(({ contract }) => contract)
}
