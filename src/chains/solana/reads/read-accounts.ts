import { isRecord } from '../../../rules/is-record.js'
import { decodeBase64 } from '../../drivers/bytes.js'
import { readExactAmount } from '../../drivers/parse-exact-json.js'
import type { SolanaRpc } from '../create-rpc.js'

/** The most accounts that a node reads at once. */
const MAX_ACCOUNTS = 100

/** An account on the chain. `owner` is the program that may write it. */
export type RawAccount = { owner: string; data: Uint8Array; lamports: bigint }

/** The accounts at these addresses, in their order. Null for an address without an account. */
export async function readAccounts(
  rpc: SolanaRpc,
  addresses: readonly string[],
): Promise<readonly (RawAccount | null)[]> {
  const pages = Array.from({ length: Math.ceil(addresses.length / MAX_ACCOUNTS) }, (_, page) =>
    addresses.slice(page * MAX_ACCOUNTS, (page + 1) * MAX_ACCOUNTS),
  )
  const read = await Promise.all(
    pages.map((page) =>
      rpc.readValue(
        'getMultipleAccounts',
        [page],
        (value) => {
          if (!Array.isArray(value) || value.length !== page.length) {
            throw new Error('The node answered getMultipleAccounts without a list.')
          }
          return value.map((account: unknown) => (account === null ? null : readAccount(account)))
        },
        { encoding: 'base64' },
      ),
    ),
  )
  return read.flat()
}

/** Reads an account that a node encoded in base64. @throws Error */
export function readAccount(account: unknown): RawAccount {
  const { owner, data, lamports } = isRecord(account) ? account : {}
  const amount = readExactAmount(lamports)
  const [text] = Array.isArray(data) ? (data as unknown[]) : []
  if (typeof owner !== 'string' || typeof text !== 'string' || amount === undefined) {
    throw new Error('The node returned an account in an unknown format.')
  }
  return { owner, data: decodeBase64(text), lamports: amount }
}
