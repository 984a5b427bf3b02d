import { address } from '@solana/kit'
import { isRecord } from '../../../../src/rules/is-record.js'
import { RpcFailure } from '../../serving/rpc-failure.js'
import { BLOCKHASH_LIFE } from '../create-slots.js'
import type { Outcome, SolanaChain } from '../create-solana-chain.js'
import { signAirdrop } from '../faucet.js'
import { formatAccount, readMint } from '../format-account.js'
import { type ReadTransaction, readFee, readTransaction } from '../read-transaction.js'
import { describeTransactionError } from '../transaction-error.js'
import { checkMinContextSlot, wrapInContext } from './context.js'
import { type RpcConfig, readAddress, readBytes, readConfig, readCount, readList, refuseParam } from './params.js'
import { solanaCodes } from './solana-codes.js'

/** Accounts that a simulation returns. */
const MAX_ACCOUNTS = 64
/** Lamports of an airdrop. */
const MAX_AIRDROP = 100_000_000_000
/** Bytes that a transaction pays for besides the data of an account it loads (SIMD-0186). */
const ACCOUNT_OVERHEAD = 64

/** The methods that run transactions. */
export function createTransactionMethods(chain: SolanaChain) {
  let airdrops = 0
  const send = (read: ReadTransaction, isChecked: boolean) => {
    if (isChecked) {
      const outcome = chain.simulate(read, { verify: true, checkAge: true })
      if (outcome.err === 'SignatureFailure') throw refuseSignature()
      if (outcome.err !== null) {
        const message = `Transaction simulation failed: ${describeTransactionError(outcome.err)}`
        throw new RpcFailure(solanaCodes.preflightFailure, message, { ...formatOutcome(outcome), accounts: null })
      }
    }
    // Without the simulation a node answers before it runs the transaction: the error shows in the status, if at all.
    chain.execute(read)
    return read.signature
  }
  return {
    sendTransaction: ([text, options]: readonly unknown[]) => {
      const config = readConfig(options)
      const read = decodeTransaction(readBytes(text, config.encoding))
      checkMinContextSlot(chain, config)
      if (!isSigned(read)) throw refuseSignature()
      return send(read, config.skipPreflight !== true)
    },

    simulateTransaction: ([text, options]: readonly unknown[]) => {
      const config = readConfig(options)
      const read = decodeTransaction(readBytes(text, config.encoding))
      const replaces = config.replaceRecentBlockhash === true
      const verify = config.sigVerify === true
      if (replaces && verify) throw refuseParam('sigVerify may not be used with replaceRecentBlockhash')
      return wrapInContext(chain, config, () => {
        if (verify && !isSigned(read)) throw refuseSignature()
        const outcome = chain.simulate(read, { verify, checkAge: !replaces })
        if (outcome.err === 'SignatureFailure') throw refuseSignature()
        return {
          ...formatOutcome(outcome),
          ...describeEffects(chain, read, outcome),
          accounts: readAccounts(chain, outcome, config.accounts),
          ...(config.innerInstructions === true ? {} : { innerInstructions: null }),
          replacementBlockhash: replaces ? readLatest(chain) : null,
        }
      })
    },

    requestAirdrop: async ([to, amount]: readonly unknown[]) => {
      airdrops++
      const { wire } = await signAirdrop({
        to: readAddress(to),
        amount: BigInt(readCount(amount, MAX_AIRDROP)),
        blockhash: readLatest(chain).blockhash,
        memo: `Airdrop ${airdrops}`,
      })
      return send(readTransaction(wire), true)
    },
  }
}

function readLatest({ slots }: SolanaChain) {
  const slot = slots.read()
  return { blockhash: slots.getBlockhash(slot), lastValidBlockHeight: slot + BLOCKHASH_LIFE }
}

function formatOutcome({ err, logs, unitsConsumed, returnData, innerInstructions }: Outcome) {
  return { err, logs, unitsConsumed, returnData, innerInstructions }
}

/** The record of a simulated transaction, as in a block. */
function describeEffects(chain: SolanaChain, { message }: ReadTransaction, { err, accounts }: Outcome) {
  const keys = chain.listKeys(message)
  const loaded = keys.filter(({ source }) => source === 'lookupTable')
  const isRun = err === null
  const preBalances = keys.map(({ pubkey }) => Number(chain.getAccount(pubkey)?.lamports ?? 0))
  const sizes = keys.map(({ pubkey }) => {
    const account = chain.getAccount(pubkey)
    return account ? ACCOUNT_OVERHEAD + account.data.length : 0
  })
  return {
    fee: readFee(message).fee,
    loadedAccountsDataSize: sizes.reduce((sum, size) => sum + size, 0),
    loadedAddresses: {
      writable: loaded.filter(({ writable }) => writable).map(({ pubkey }) => pubkey),
      readonly: loaded.filter(({ writable }) => !writable).map(({ pubkey }) => pubkey),
    },
    preBalances,
    postBalances: isRun
      ? keys.map(({ pubkey }, index) => Number(accounts.get(pubkey)?.lamports ?? preBalances[index]))
      : preBalances,
    preTokenBalances: chain.readTokenBalances(keys),
    postTokenBalances: chain.readTokenBalances(keys, accounts),
  }
}

function readAccounts(chain: SolanaChain, { err, accounts }: Outcome, wanted: unknown): (object | null)[] | null {
  if (!isRecord(wanted)) return null
  const addresses = readList(wanted.addresses, MAX_ACCOUNTS).map(readAddress)
  if (err !== null) return addresses.map(() => null)
  const config: RpcConfig = { encoding: 'base64', ...wanted }
  const readDecimals = (mint: string) => {
    const account = chain.getAccount(address(mint))
    return account && readMint(account)?.decimals
  }
  return addresses.map((at) => {
    const account = accounts.get(at) ?? chain.getAccount(at)
    return account && account.lamports > 0n ? formatAccount(account, config, readDecimals) : null
  })
}

function isSigned({ transaction }: ReadTransaction): boolean {
  return Object.values(transaction.signatures).every((signature) => signature !== null)
}

function refuseSignature(): RpcFailure {
  return new RpcFailure(solanaCodes.signatureVerificationFailure, 'Transaction signature verification failure')
}

function decodeTransaction(bytes: Uint8Array): ReadTransaction {
  try {
    return readTransaction(bytes)
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'no reason given'
    throw refuseParam(`failed to deserialize the transaction: ${reason}`)
  }
}
