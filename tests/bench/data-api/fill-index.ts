import { sql } from 'drizzle-orm'
import type { Hex } from 'viem'
import type { Db } from '../../../servers/database/database.js'

/** The account with the longest history: a tenth of all transactions. */
export const BUSY_ACCOUNT: Hex = `0x${'00'.repeat(19)}00`
const PER_BLOCK = 20
const ACCOUNTS = 1_000

/** Writes `count` transactions with a transfer each, of 1,000 accounts. */
export async function fillIndex(db: Db, count: number): Promise<void> {
  const number = sql`number / ${sql.raw(String(PER_BLOCK))}`
  const index = sql`number % ${sql.raw(String(PER_BLOCK))}`
  const series = sql`from generate_series(0, ${sql.raw(String(count - 1))}) as number`
  // Every tenth transaction is one of the busy account.
  const account = sql`case when number % 10 = 0 then 0 else number % ${sql.raw(String(ACCOUNTS))} end`
  const sender = sql`decode(lpad(to_hex(${account}), 40, '0'), 'hex')`
  const recipient = sql`decode(lpad(to_hex(number % 997 + 10000), 40, '0'), 'hex')`
  const statements = [
    sql`insert into blocks select 31337, number, decode(lpad(to_hex(number), 64, '0'), 'hex'), number * 12
      from generate_series(0, ${sql.raw(String(Math.floor(count / PER_BLOCK)))}) as number`,
    sql`insert into transactions (chain, block, index, hash, sender, recipient, nonce, value, fee, selector, succeeded)
      select 31337, ${number}, ${index}, decode(lpad(to_hex(number), 64, '0'), 'hex'), ${sender}, ${recipient}, number, 0,
      21000000000000, '\\xa9059cbb', true ${series}`,
    sql`insert into transfers (chain, block, index, position, asset, contract, sender, recipient, amount)
      select 31337, ${number}, ${index}, 0, 'erc20', decode(lpad(to_hex(number % 50), 40, 'a'), 'hex'), ${sender},
      ${recipient}, number ${series}`,
    sql`insert into participations select ${sender}, 31337, ${number}, ${index} ${series}
      union select ${recipient}, 31337, ${number}, ${index} ${series}`,
  ]
  for (const statement of statements) await db.execute(statement)
}
