import { createHash } from 'node:crypto'
import {
  type Address,
  address,
  appendTransactionMessageInstructions,
  createKeyPairSignerFromPrivateKeyBytes,
  createTransactionMessage,
  getSignatureFromTransaction,
  getTransactionEncoder,
  type Instruction,
  type KeyPairSigner,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  blockhash as toBlockhash,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getMintToCheckedInstruction,
} from '@solana-program/token'
import { type LocalSolanaToken, localSolanaTokens, tokenProgram } from './tokens.js'

/** Pays airdrops, and may mint the tokens. Its private key is SHA-256 of "Lintel: Local Solana faucet". */
export const faucetAddress = address('GErSsnZzyhYH2EaYTwAMtWMDcxyN7qL6xohM93z9Vk4e')

const memoProgram = address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')

/** A transfer of the faucet, before it is signed. */
export type FaucetTransfer = {
  to: Address
  /** Lamports, or base units of a token. */
  amount: bigint
  blockhash: string
  /** Another one each time: two equal transfers in one block would be the same transaction. */
  memo: string
}

/** A signed transaction, ready to send, and its id. */
export type SignedTransfer = { wire: Uint8Array; signature: string }

/** Signs the transfer of SOL. */
export function signAirdrop({ to, amount, ...rest }: FaucetTransfer): Promise<SignedTransfer> {
  return signInstructions((source) => [getTransferSolInstruction({ source, destination: to, amount })], rest)
}

/**
 * Signs the minting of a token of the Token program, for an owner whose token account is created if it does not exist.
 *
 * @throws Error for another mint.
 */
export async function signTokenMint({
  mint,
  to,
  amount,
  ...rest
}: FaucetTransfer & { mint: string }): Promise<SignedTransfer> {
  const token = Object.values<LocalSolanaToken>(localSolanaTokens).find((one) => one.mint === mint)
  if (token?.program !== tokenProgram) throw new Error(`The faucet does not give ${mint}.`)
  const seeds = { owner: to, mint: address(mint), tokenProgram: address(tokenProgram) }
  const [ata] = await findAssociatedTokenPda(seeds)
  const create = (source: KeyPairSigner) => [
    getCreateAssociatedTokenIdempotentInstruction({ payer: source, ata, ...seeds }),
    getMintToCheckedInstruction({
      mint: seeds.mint,
      token: ata,
      mintAuthority: source,
      amount,
      decimals: token.decimals,
    }),
  ]
  return signInstructions(create, rest)
}

async function signInstructions(
  createInstructions: (source: KeyPairSigner) => readonly Instruction[],
  { blockhash, memo }: Pick<FaucetTransfer, 'blockhash' | 'memo'>,
): Promise<SignedTransfer> {
  const key = createHash('sha256').update('Lintel: Local Solana faucet').digest()
  const source = await createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(key))
  // The height is for the sender's own clock, and in no transaction.
  const lifetime = { blockhash: toBlockhash(blockhash), lastValidBlockHeight: 0n }
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (draft) => setTransactionMessageFeePayerSigner(source, draft),
    (draft) => setTransactionMessageLifetimeUsingBlockhash(lifetime, draft),
    (draft) =>
      appendTransactionMessageInstructions(
        [...createInstructions(source), { programAddress: memoProgram, data: new TextEncoder().encode(memo) }],
        draft,
      ),
  )
  const signed = await signTransactionMessageWithSigners(message)
  return {
    wire: Uint8Array.from(getTransactionEncoder().encode(signed)),
    signature: getSignatureFromTransaction(signed),
  }
}
