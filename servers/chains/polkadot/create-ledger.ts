import { blake2b } from '@noble/hashes/blake2'
import * as v from 'valibot'
import { createTicks, type Ticks } from '../serving/create-ticks.js'
import { developmentAccounts } from './development-accounts.js'

const planck = v.pipe(v.string(), v.regex(/^\d{1,38}$/, 'a whole number of up to 38 digits'))
const publicKey = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/, '32 bytes in hexadecimal'))

/** The balance of an account, in planck (10⁻¹⁰ of a unit). */
export const accountSchema = v.object({ free: planck, reserved: planck, frozen: planck })
export type LedgerAccount = v.InferOutput<typeof accountSchema>

const polkadotState = v.object({
  version: v.literal(1),
  height: v.number(),
  accounts: v.record(publicKey, accountSchema),
})
/** The content of the chain's state file. */
export type PolkadotState = v.InferOutput<typeof polkadotState>

/**
 * Checks a saved state.
 *
 * @throws ValiError when it has another form.
 */
export function parsePolkadotState(value: unknown): PolkadotState {
  return v.parse(polkadotState, value)
}

export type Ledger = {
  ticks: Ticks
  /** Returns the value at a key of storage, or null. Knows the keys of System.Account only. */
  readStorage(key: string): string | null
  /** The key is 32 bytes in hexadecimal. */
  write(key: string, account: LedgerAccount): void
  dump(): PolkadotState
}

/** Time between blocks of a parachain, ms. */
const BLOCK_TIME = 6_000
const FIRST_HEIGHT = 100
/** The hashes of "System" and "Account", in front of each key of the map. */
const SYSTEM_ACCOUNT = '26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'
/** 1,000 units. Some are reserved and some frozen, so that the parts can be distinguished. */
const FUNDED: LedgerAccount = { free: '10000000000000', reserved: '250000000000', frozen: '500000000000' }
/** The highest bit says that the account has the flags of the present layout. */
const FLAGS = 1n << 127n

/**
 * Creates a ledger with the layout of Polkadot's System pallet. It has no runtime and accepts no transactions.
 *
 * @param state The result of `dump` of an earlier ledger. Default: the development accounts.
 */
export function createLedger(state: PolkadotState | undefined, now: () => number): Ledger {
  const funded = Object.values(developmentAccounts).map((key) => [key, FUNDED] as const)
  const accounts = new Map(state ? Object.entries(state.accounts) : funded)
  const ticks = createTicks({ start: state?.height ?? FIRST_HEIGHT, interval: BLOCK_TIME, now })
  return {
    ticks,
    readStorage(key) {
      const [, hash = '', owner = ''] = new RegExp(`^0x${SYSTEM_ACCOUNT}([\\da-f]{32})([\\da-f]{64})$`).exec(key) ?? []
      const account = accounts.get(owner)
      if (!account || hashKey(owner) !== hash) return null
      return encodeAccount(account)
    },
    write: (key, account) => accounts.set(key, account),
    dump: () => ({ version: 1, height: ticks.read(), accounts: Object.fromEntries(accounts) }),
  }
}

function hashKey(key: string): string {
  return Buffer.from(blake2b(Buffer.from(key, 'hex'), { dkLen: 16 })).toString('hex')
}

/** AccountInfo in SCALE: nonce, consumers, providers and sufficients (u32), then free, reserved, frozen and flags (u128). */
function encodeAccount({ free, reserved, frozen }: LedgerAccount): string {
  const bytes = Buffer.alloc(80)
  bytes.writeUInt32LE(1, 8)
  const amounts = [BigInt(free), BigInt(reserved), BigInt(frozen), FLAGS]
  amounts.forEach((amount, index) => {
    bytes.writeBigUInt64LE(BigInt.asUintN(64, amount), 16 + index * 16)
    bytes.writeBigUInt64LE(amount >> 64n, 24 + index * 16)
  })
  return `0x${bytes.toString('hex')}`
}
