import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { type Hex, numberToHex } from 'viem'
import type { Db } from '../../database/database.js'
import { nftHoldings } from '../database/schema.js'
import { formatCursor, parseCursor } from './cursor.js'

export type NftHolding = {
  asset: 'erc721' | 'erc1155'
  contract: Hex
  tokenId: bigint
  /** At least 1. */
  quantity: bigint
}

/**
 * Lists the ERC-721 and ERC-1155 tokens of an account on a chain (CAIP-2), by the transfers of their contracts.
 *
 * @throws InvalidCursorError
 */
export async function listNftHoldings(
  db: Db,
  { account, chainId, cursor, limit }: { account: Hex; chainId: string; cursor?: string | undefined; limit: number },
): Promise<{ rows: NftHolding[]; next: string | null }> {
  const { contract, tokenId, asset, quantity } = nftHoldings
  const found = await db
    .select({ asset, contract, tokenId, quantity })
    .from(nftHoldings)
    .where(
      and(
        eq(nftHoldings.account, account.toLowerCase() as Hex),
        eq(nftHoldings.chain, chainId),
        gt(quantity, 0n),
        cursor === undefined ? undefined : isAfter(cursor),
      ),
    )
    .orderBy(asc(contract), asc(tokenId))
    .limit(limit + 1)
  const rows = found.slice(0, limit).map((row): NftHolding => {
    // An ERC-721 token has one owner, whatever the transfers of a dishonest contract add up to.
    if (row.asset === 'erc1155') return { ...row, asset: 'erc1155' }
    return { ...row, asset: 'erc721', quantity: 1n }
  })
  const last = rows.at(-1)
  return { rows, next: last && found.length > limit ? formatCursor([BigInt(last.contract), last.tokenId]) : null }
}

function isAfter(cursor: string): SQL {
  const [contract = 0n, tokenId = 0n] = parseCursor(cursor, [2n ** 160n, 10n ** 78n])
  const address = nftHoldings.contract.mapToDriverValue(numberToHex(contract, { size: 20 }))
  return sql`(${nftHoldings.contract}, ${nftHoldings.tokenId}) > (${address}, ${String(tokenId)}::numeric)`
}
