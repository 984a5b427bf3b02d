import type { Instruction } from '@solana/kit'
import type { Kit } from './load-packages.js'

/** The instructions of a transfer. */
export type Transfer = {
  instructions: readonly Instruction[]
  /** The accounts that it writes, besides the sender's. */
  writable: readonly string[]
  /** Lamports that the sender pays besides fee and deposit. */
  lamports: bigint
  /** The account that it creates. Its rent is the deposit. */
  newAccount?: string
}

const SYSTEM_PROGRAM = '11111111111111111111111111111111'
/** The instruction `Transfer` of the system program: its number (u32), then lamports (u64). */
const TRANSFER = 2

/** A transfer of SOL, in lamports. */
export function createSolTransfer(
  { AccountRole, address }: Kit,
  { from, to, amount }: { from: string; to: string; amount: bigint },
): Transfer {
  const data = new Uint8Array(12)
  const view = new DataView(data.buffer)
  view.setUint32(0, TRANSFER, true)
  view.setBigUint64(4, amount, true)
  const instruction = {
    programAddress: address(SYSTEM_PROGRAM),
    accounts: [
      { address: address(from), role: AccountRole.WRITABLE_SIGNER },
      { address: address(to), role: AccountRole.WRITABLE },
    ],
    data,
  }
  return { instructions: [instruction], writable: [to], lamports: amount }
}
