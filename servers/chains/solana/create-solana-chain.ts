import { base58 } from '@scure/base'
import { type Address, address, type EncodedAccount, lamports } from '@solana/kit'
import { FailedTransactionMetadata, LiteSVM, type TransactionMetadata } from 'litesvm'
import { createContents } from './create-contents.js'
import { createHistory, type History } from './create-history.js'
import { createSlots, type Slots } from './create-slots.js'
import { formatTokenAmount, readMint, readTokenAccount } from './format-account.js'
import {
  listKeys,
  type ReadTransaction,
  readFee,
  type TransactionKey,
  type TransactionMessage,
} from './read-transaction.js'
import type { SolanaState, TokenBalance } from './solana-state.js'
import { isOfBlock, readTransactionError, type TransactionError } from './transaction-error.js'

/** The result of a transaction. `accounts`: their state after it. */
export type Outcome = {
  err: TransactionError | null
  logs: string[]
  unitsConsumed: number
  returnData: { programId: string; data: [string, 'base64'] } | null
  innerInstructions: Record<string, unknown>[]
  accounts: ReadonlyMap<string, EncodedAccount>
}

export type SolanaChain = {
  slots: Slots
  history: History
  /** Returns undefined if the account does not exist or has no lamports. */
  getAccount(at: Address): EncodedAccount | undefined
  listAccountsOf(program: Address): EncodedAccount[]
  /** Lamports, by bytes. */
  getRent(size: number): number
  listKeys(message: TransactionMessage): TransactionKey[]
  /** Reads the token balances of these accounts as a block records them. */
  readTokenBalances(keys: readonly TransactionKey[], accounts?: Outcome['accounts']): TokenBalance[]
  /** Runs a transaction without writing. `verify` checks the signatures, `checkAge` the blockhash. */
  simulate(read: ReadTransaction, checks: { verify: boolean; checkAge: boolean }): Outcome
  /** Runs a transaction whose signatures are verified. */
  execute(read: ReadTransaction): TransactionError | null
  dump(): SolanaState
}

/** Bytes of the logs of a transaction. */
const MAX_LOGS = 10_000n
const LOOKUP_TABLE_HEADER = 56
const nothing = { logs: [], unitsConsumed: 0, returnData: null, innerInstructions: [], accounts: new Map() }

/**
 * Creates a chain over litesvm, which runs transactions and has no blocks: this adds slots, the life of blockhashes, history
 * and state.
 *
 * @param state The result of `dump` of an earlier chain. Default: a new chain with its contents.
 */
export async function createSolanaChain(state: SolanaState | undefined, now: () => number): Promise<SolanaChain> {
  // The window of blockhashes and the refusal of duplicates are below: litesvm knows one blockhash at a time.
  const svm = new LiteSVM().withBlockhashCheck(false).withTransactionHistory(0n).withLogBytesLimit(MAX_LOGS)
  const written = new Set<Address>()
  const write = (account: EncodedAccount) => {
    svm.setAccount(account)
    written.add(account.address)
  }
  const createdAt = state?.createdAt ?? now()
  const slots = createSlots({ slot: state?.slot ?? Number(svm.getClock().slot), createdAt, now })
  const history = createHistory(state?.history ?? [])
  const contents = state
    ? state.accounts.map(restoreAccount)
    : await createContents((size) => svm.minimumBalanceForRentExemption(size))
  for (const account of contents) write(account)

  const getAccount = (at: Address) => {
    const account = svm.getAccount(at)
    return account.exists && account.lamports > 0n ? account : undefined
  }
  const list = (message: TransactionMessage) => listKeys(message, (table) => readTable(getAccount(table)))
  /** Programs read the time and the slot. */
  const setClock = () => {
    const clock = svm.getClock()
    clock.slot = BigInt(slots.read())
    clock.unixTimestamp = BigInt(Math.floor(now() / 1_000))
    svm.setClock(clock)
  }
  const refuse = ({ signature, message }: ReadTransaction): TransactionError | undefined => {
    if (history.find(signature)) return 'AlreadyProcessed'
    return slots.findExpiry(message.lifetimeToken) === undefined ? 'BlockhashNotFound' : undefined
  }
  const readTokenBalances: SolanaChain['readTokenBalances'] = (keys, accounts) =>
    keys.flatMap(({ pubkey }, accountIndex) => {
      const account = accounts?.get(pubkey) ?? getAccount(pubkey)
      const token = account && readTokenAccount(account)
      const mint = token && getAccount(token.mint)
      const decimals = mint && readMint(mint)?.decimals
      if (!account || !token || decimals === undefined) return []
      const uiTokenAmount = { ...formatTokenAmount(token.amount, decimals) }
      return [{ accountIndex, mint: token.mint, owner: token.owner, programId: account.programAddress, uiTokenAmount }]
    })
  const readBalances = (keys: readonly TransactionKey[]) =>
    keys.map(({ pubkey }) => Number(getAccount(pubkey)?.lamports ?? 0))

  return {
    slots,
    history,
    getAccount,
    listAccountsOf: (program) => svm.getProgramAccounts(program).filter((account) => account.lamports > 0n),
    getRent: (size) => Number(svm.minimumBalanceForRentExemption(BigInt(size))),
    listKeys: list,
    readTokenBalances,

    simulate(read, { verify, checkAge }) {
      const err = checkAge ? refuse(read) : undefined
      if (err) return { ...nothing, err }
      setClock()
      svm.withSigverify(verify)
      try {
        const result = svm.simulateTransaction(read.transaction)
        if (result instanceof FailedTransactionMetadata) {
          return { ...readMetadata(result.meta()), err: readTransactionError(result) }
        }
        const accounts = new Map(result.postAccounts().map((account) => [String(account.address), account]))
        return { ...readMetadata(result.meta()), err: null, accounts }
      } finally {
        svm.withSigverify(true)
      }
    },

    execute(read) {
      const refusal = refuse(read)
      if (refusal) return refusal
      setClock()
      const keys = list(read.message)
      const [preBalances, preTokenBalances] = [readBalances(keys), readTokenBalances(keys)]
      const result = svm.sendTransaction(read.transaction)
      const err = result instanceof FailedTransactionMetadata ? readTransactionError(result) : null
      if (err !== null && !isOfBlock(err)) return err
      for (const { pubkey, writable } of keys) if (writable) written.add(pubkey)
      const { logs, unitsConsumed, innerInstructions } = readMetadata('meta' in result ? result.meta() : result)
      history.add({
        signature: read.signature,
        slot: slots.read(),
        blockTime: Math.floor(now() / 1_000),
        wire: Buffer.from(read.wire).toString('base64'),
        err,
        ...readFee(read.message),
        keys,
        preBalances,
        postBalances: readBalances(keys),
        preTokenBalances,
        postTokenBalances: readTokenBalances(keys),
        logs,
        innerInstructions,
        unitsConsumed,
      })
      return err
    },

    dump: () => ({
      version: 1,
      createdAt,
      slot: slots.read(),
      accounts: [...written].flatMap((at) => {
        const account = getAccount(at)
        return account ? [saveAccount(account)] : []
      }),
      history: history.list(),
    }),
  }
}

type SavedAccount = SolanaState['accounts'][number]

function restoreAccount(saved: SavedAccount): EncodedAccount {
  const data = new Uint8Array(Buffer.from(saved.data, 'base64'))
  return {
    address: address(saved.address),
    programAddress: address(saved.owner),
    lamports: lamports(BigInt(saved.lamports)),
    executable: saved.executable,
    data,
    space: BigInt(data.length),
  }
}

function saveAccount({
  address: at,
  lamports: balance,
  programAddress,
  executable,
  data,
}: EncodedAccount): SavedAccount {
  const text = Buffer.from(Uint8Array.from(data)).toString('base64')
  return { address: at, lamports: balance.toString(), owner: programAddress, executable, data: text }
}

/** The addresses of a lookup table, which follow its header. */
function readTable(account: EncodedAccount | undefined): Address[] {
  const bytes = Uint8Array.from(account?.data ?? []).subarray(LOOKUP_TABLE_HEADER)
  return Array.from({ length: Math.floor(bytes.length / 32) }, (_, index) =>
    address(base58.encode(bytes.subarray(index * 32, index * 32 + 32))),
  )
}

function readMetadata(meta: TransactionMetadata): Omit<Outcome, 'err'> {
  const returned = meta.returnData()
  const data = Buffer.from(returned.data()).toString('base64')
  return {
    logs: meta.logs(),
    unitsConsumed: Number(meta.computeUnitsConsumed()),
    returnData: data === '' ? null : { programId: base58.encode(returned.programId()), data: [data, 'base64'] },
    innerInstructions: meta.innerInstructions().flatMap((list, index) => {
      const instructions = list.map((inner) => ({
        programIdIndex: inner.instruction().programIdIndex(),
        accounts: [...inner.instruction().accounts()],
        data: base58.encode(inner.instruction().data()),
        stackHeight: inner.stackHeight(),
      }))
      return instructions.length === 0 ? [] : [{ index, instructions }]
    }),
    accounts: new Map(),
  }
}
