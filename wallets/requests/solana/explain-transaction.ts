import {
  decompileTransactionMessage,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  type Instruction,
} from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { ASSOCIATED_TOKEN_PROGRAM_ADDRESS, TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import { bytesToHex } from 'viem'
import { failParams } from '../params-error.js'
import type { ExplainedTransaction, SolanaStep } from './explained-transaction.js'

const TOKEN_2022_PROGRAM = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
const COMPUTE_BUDGET_PROGRAM = 'ComputeBudget111111111111111111111111111111'
const MEMO_PROGRAM = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'

/** Numbers of instructions. */
const [SYSTEM_TRANSFER, TOKEN_TRANSFER_CHECKED, CREATE_IDEMPOTENT] = [2, 12, 1]
const [SET_UNIT_LIMIT, SET_UNIT_PRICE] = [2, 3]
/** Bytes of each instruction of the compute budget: the size of the heap, the limit, the price, the size of accounts. */
const budgetLengths: Readonly<Record<number, number>> = { 1: 5, [SET_UNIT_LIMIT]: 5, [SET_UNIT_PRICE]: 9, 4: 5 }
/** Lamports that each signature costs. */
const SIGNATURE_FEE = 5_000n
/** Units of a transaction that sets no limit: at most this. */
const MAX_UNITS = 1_400_000n
const MICRO = 1_000_000n

type DecodedMessage = Exclude<
  ReturnType<ReturnType<typeof getCompiledTransactionMessageDecoder>['decode']>,
  { version: 1 }
>
type Budget = { limit: bigint; price: bigint }
/** A step of a program; nothing if it moves nothing; null if it is not known. */
type Reading = SolanaStep[] | null

/**
 * Reads the effect of a transaction. Transfers of SOL and of tokens, new token accounts, memos and the compute budget are known.
 * A transaction with any other instruction, or with address tables, has no steps: it is not known as a whole.
 *
 * @throws ParamsError if the bytes are not a transaction
 */
export function explainTransaction(wire: Uint8Array): ExplainedTransaction {
  const { signatures, compiled } = decodeTransaction(wire)
  const [feePayer = ''] = compiled.staticAccounts
  const instructions = listInstructions(compiled)
  const budget = readBudget(compiled)
  const fee = SIGNATURE_FEE * BigInt(Object.keys(signatures).length) + divideUp(budget.limit * budget.price, MICRO)
  const readings = instructions?.map(readInstruction)
  const steps = readings?.every((reading) => reading !== null) ? nameOwners(readings.flat(), instructions ?? []) : null
  const unknown = (instructions ?? []).filter((_, index) => readings?.[index] === null)
  const unknownPrograms = [...new Set(unknown.map(({ programAddress }) => programAddress))]
  return { wire: bytesToHex(wire), feePayer, fee, steps, unknownPrograms, signers: Object.keys(signatures) }
}

/** @throws ParamsError if the bytes are not a transaction */
export function decodeTransaction(wire: Uint8Array) {
  try {
    const transaction = getTransactionDecoder().decode(wire)
    const { messageBytes } = transaction
    const [compiled, end] = getCompiledTransactionMessageDecoder().read(messageBytes, 0)
    // Later versions name the fee in another place.
    if (compiled.version === 1) throw new RangeError('Version 1 is not supported. Write version 0.')
    if (end !== messageBytes.length) throw new RangeError('There are bytes after its end.')
    return { ...transaction, compiled }
  } catch (error) {
    throw failParams(`The bytes are no transaction of Solana: ${error instanceof Error ? error.message : error}`)
  }
}

/** Whether bytes are the signed part of a transaction. Such bytes are not a message. */
export function isTransactionMessage(bytes: Uint8Array, signer: string): boolean {
  try {
    const { staticAccounts } = getCompiledTransactionMessageDecoder().decode(bytes)
    return staticAccounts.some((account) => account === signer)
  } catch {
    // Not the form of a transaction.
    return false
  }
}

function listInstructions(compiled: DecodedMessage): readonly Instruction[] | null {
  try {
    return decompileTransactionMessage(compiled).instructions
  } catch {
    // It takes accounts from tables on the chain.
    return null
  }
}

function readInstruction({ programAddress, accounts = [], data = new Uint8Array() }: Instruction): Reading {
  const [first = '', second = '', third = '', fourth = ''] = accounts.map(({ address }) => address)
  const view = new DataView(Uint8Array.from(data).buffer)
  switch (programAddress) {
    case SYSTEM_PROGRAM_ADDRESS: {
      if (data.length !== 12 || view.getUint32(0, true) !== SYSTEM_TRANSFER || accounts.length !== 2) return null
      return [{ type: 'sol-transfer', from: first, to: second, lamports: view.getBigUint64(4, true) }]
    }
    case TOKEN_PROGRAM_ADDRESS:
    case TOKEN_2022_PROGRAM: {
      // More accounts: several signers, or a program of the token that runs with the transfer.
      if (data.length !== 10 || data[0] !== TOKEN_TRANSFER_CHECKED || accounts.length !== 4) return null
      const [amount, decimals] = [view.getBigUint64(1, true), view.getUint8(9)]
      return [{ type: 'token-transfer', mint: second, amount, decimals, authority: fourth, to: third }]
    }
    case ASSOCIATED_TOKEN_PROGRAM_ADDRESS:
      if (data.length !== 1 || data[0] !== CREATE_IDEMPOTENT || accounts.length !== 6) return null
      // It calls the programs that it is given.
      if (accounts[4]?.address !== SYSTEM_PROGRAM_ADDRESS || !isTokenProgram(accounts[5]?.address)) return null
      return [{ type: 'token-account', owner: third, mint: fourth }]
    case MEMO_PROGRAM:
      return [{ type: 'memo', text: new TextDecoder().decode(Uint8Array.from(data)) }]
    case COMPUTE_BUDGET_PROGRAM:
      return data.length === budgetLengths[data[0] ?? 0] ? [] : null
    default:
      return null
  }
}

/** Adds the owner of a receiving account to a transfer. The program of these accounts checks the owner as it creates one. */
function nameOwners(steps: readonly SolanaStep[], instructions: readonly Instruction[]): SolanaStep[] {
  const owners = new Map(
    instructions
      .filter(({ programAddress }) => programAddress === ASSOCIATED_TOKEN_PROGRAM_ADDRESS)
      .map(({ accounts = [] }) => [accounts[1]?.address ?? '', accounts[2]?.address]),
  )
  return steps.map((step) => {
    const owner = step.type === 'token-transfer' ? owners.get(step.to) : undefined
    return step.type === 'token-transfer' && owner !== undefined ? { ...step, owner } : step
  })
}

const isTokenProgram = (program: string | undefined) =>
  program === TOKEN_PROGRAM_ADDRESS || program === TOKEN_2022_PROGRAM

/**
 * Reads the compute budget of the compiled message, which names programs also where accounts come from tables. The network
 * ignores bytes after an instruction's end.
 */
function readBudget({ staticAccounts, instructions }: DecodedMessage): Budget {
  const budget: Budget = { limit: MAX_UNITS, price: 0n }
  for (const { programAddressIndex, data = new Uint8Array() } of instructions) {
    if (staticAccounts[programAddressIndex] !== COMPUTE_BUDGET_PROGRAM) continue
    const view = new DataView(Uint8Array.from(data).buffer)
    if (data[0] === SET_UNIT_LIMIT && data.length >= 5) budget.limit = BigInt(view.getUint32(1, true))
    if (data[0] === SET_UNIT_PRICE && data.length >= 9) budget.price = view.getBigUint64(1, true)
  }
  return budget
}

function divideUp(value: bigint, by: bigint): bigint {
  return (value + by - 1n) / by
}
