import { RawTx } from '@scure/btc-signer'
import type { AcceptedTransaction } from './bitcoin-state.js'
import { developmentAccounts } from './development-accounts.js'
import { encodeAddress } from './regtest.js'

/** The height of a new chain. Its contents are older by so many blocks that they may be spent. */
export const FIRST_HEIGHT = 200
const FUNDED_AT = 100
/** What each development address gets, sat: two outputs, so that a wallet has to choose. */
const gifts = [1_000_000_000n, 250_000_000n]
const NO_OUTPUT = 0xffff_ffff

/** Creates the transactions that fund the development accounts: one coinbase for each. `time` in seconds since 1970. */
export function createContents(time: number): AcceptedTransaction[] {
  return developmentAccounts.map(({ payment, ordinals }, index) => {
    const scripts = [payment, ordinals].map(encodeAddress)
    const outputs = scripts.flatMap((script) => gifts.map((amount) => ({ amount, script })))
    const height = FUNDED_AT + index
    // The script of a coinbase begins with the height of its block (BIP-34).
    const finalScriptSig = Uint8Array.of(1, height, 0)
    const inputs = [{ txid: new Uint8Array(32), index: NO_OUTPUT, finalScriptSig, sequence: NO_OUTPUT }]
    const bytes = RawTx.encode({ version: 2, segwitFlag: false, inputs, outputs, witnesses: undefined, lockTime: 0 })
    return { hex: Buffer.from(bytes).toString('hex'), height, time, spent: [] }
  })
}
