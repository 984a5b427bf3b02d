import * as v from 'valibot'

const hash = v.custom<`0x${string}`>((text) => typeof text === 'string' && /^0x[\da-f]{64}$/i.test(text))
const common = {
  id: v.string(),
  /** The origin of the requesting page. No other page can read it. */
  origin: v.string(),
  /** CAIP-2. */
  chainId: v.string(),
  /** ms since 1970. */
  sentAt: v.number(),
}

const batchSchema = v.variant('kind', [
  /** One transaction after the other. `total`: the number of requested calls. */
  v.strictObject({ ...common, kind: v.literal('transactions'), hashes: v.array(hash), total: v.number() }),
  /** One user operation (ERC-4337), all calls or none. */
  v.strictObject({ ...common, kind: v.literal('operation'), hash }),
])

/** The transactions of one `wallet_sendCalls` (EIP-5792). */
export type CallBatch = v.InferOutput<typeof batchSchema>
type NewBatch = { id: string; chainId: string } & (
  | { kind: 'transactions'; hashes: `0x${string}`[]; total: number }
  | { kind: 'operation'; hash: `0x${string}` }
)

/** The batches whose status the frame can report. */
export type CallBatches = {
  find(id: string): CallBatch | null
  add(batch: NewBatch): void
  /** Forgets all, as after a log-out. */
  clear(): void
}

const KEY = 'lintel.calls'
/** The maximum number of batches. The oldest are dropped. */
const MAX_BATCHES = 64

/**
 * Keeps the batches of the page at `origin`: in `storage`, so that a reload does not lose them, or in memory alone if the
 * browser blocks storage.
 */
export function createCallBatches(origin: string, storage: Pick<Storage, 'getItem' | 'setItem'> | null): CallBatches {
  let batches = read(storage)

  function write(next: CallBatch[]): void {
    batches = next
    try {
      storage?.setItem(KEY, JSON.stringify(next))
    } catch {
      // A full storage: the batches are in memory.
    }
  }

  return {
    find: (id) => batches.find((batch) => batch.id === id && batch.origin === origin) ?? null,
    add(batch) {
      write([...batches, { ...batch, origin, sentAt: Date.now() }].slice(-MAX_BATCHES))
    },
    clear: () => write([]),
  }
}

function read(storage: Pick<Storage, 'getItem'> | null): CallBatch[] {
  try {
    return v.parse(v.array(batchSchema), JSON.parse(storage?.getItem(KEY) ?? '[]'))
  } catch {
    // Written by another version.
    return []
  }
}

/** The storage of this tab; null where the browser blocks it. */
export function openSessionStorage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    // The browser blocks the storage of frames of other sites.
    return null
  }
}
