import type { Hex } from 'viem'
import type { IndexedBlock } from '../queries/read-indexed-block.js'
import type { ReceivedRow } from './database/schema.js'
import { limitToCredit } from './decide-payment.js'
import type { StoredRequest } from './format-request.js'
import type { Movement } from './read-arrivals.js'

/** A network, as the watcher sees it. */
export type WatchedChain = {
  /** CAIP-2. */
  network: string
  name: string
  /** Tokens whose arrival is reported, although no request names them. In lower case. */
  tokens: ReadonlySet<string>
  required: number
  /**
   * Reads the balance from the token, or from the node for the native currency, at a block. For an asset that no
   * request names: its name.
   */
  readBalance: (contract: Hex | null, account: Hex, block: number) => Promise<bigint>
  describe: (contract: Hex | null) => Promise<{ symbol: string; decimals: number }>
  /** Makes a block, on local chains: they make none without transactions, and confirmations would not come. */
  mine?: () => Promise<void>
}

/**
 * Lists the arrivals of a request, the first one first. Arrivals in a block above its head are left out: the index has grown since
 * the head was read.
 */
export async function listReceived(
  { row, options: wanted }: StoredRequest,
  found: readonly Movement[],
  heads: ReadonlyMap<string, IndexedBlock>,
  { chains, now }: { chains: readonly WatchedChain[]; now: () => number },
): Promise<ReceivedRow[]> {
  const movements = found.flatMap((movement) => {
    const chain = chains.find(({ network }) => network === movement.network)
    const head = heads.get(movement.network)
    return chain && head && movement.block <= head.number ? [{ ...movement, chain, head }] : []
  })
  const incoming = movements.filter(({ to, address }) => to === address)
  const received = await Promise.all(
    incoming.map(async ({ chain, head, ...movement }) => {
      const { asset, network, address, from, hash, position, contract } = movement
      const option = wanted.find((one) => one.asset === asset && one.address === address)
      const known = row.received.find((one) => one.hash === hash && one.position === position)
      // A clock of a chain may be wrong, and this server may have been down.
      const at = Math.min(movement.minedAt, known?.at ?? now())
      const { symbol, decimals } = option ?? (await chain.describe(contract))
      return {
        movement,
        head,
        chain,
        wasConfirmed: isConfirmed(known),
        row: {
          ...{ asset, symbol, decimals, from, hash, position, at },
          // It was limited when it had its confirmations.
          amount: isConfirmed(known) ? BigInt(known.amount) : movement.amount,
          chain: network,
          confirmations: Math.min(chain.required, head.number - movement.block + 1),
          required: chain.required,
          isExpected: option !== undefined,
          isLate: at > row.expiresAt,
        },
      }
    }),
  )
  const groups = [...groupBy(received, ({ movement: { asset, address } }) => `${asset} ${address}`).values()]
  const limited = await Promise.all(
    groups.map(async (group) => {
      const rows = group.map((one) => one.row)
      const [first] = group
      const isNew = group.some((one) => one.row.isExpected && isConfirmed(one.row) && !one.wasConfirmed)
      // Before it counts as paid, the token or the node must confirm the balance.
      if (!first || !isNew) return rows
      const { asset, contract, address } = first.movement
      const balance = await first.chain.readBalance(contract, address, first.head.number)
      const left = movements.filter((one) => one.asset === asset && one.from === address && one.address === address)
      return limitToCredit(rows, balance + left.reduce((sum, { amount }) => sum + amount, 0n))
    }),
  )
  return limited.flat().map((one) => ({ ...one, amount: String(one.amount) }))
}

function isConfirmed<Row extends Pick<ReceivedRow, 'confirmations' | 'required'>>(row: Row | undefined): row is Row {
  return row !== undefined && row.confirmations >= row.required
}

export function groupBy<Item>(items: readonly Item[], readKey: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(readKey(item), [...(groups.get(readKey(item)) ?? []), item])
  return groups
}
