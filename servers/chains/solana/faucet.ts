import { createHash } from 'node:crypto'
import {
  type Address,
  address,
  appendTransactionMessageInstructions,
  createKeyPairSignerFromPrivateKeyBytes,
  createTransactionMessage,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  blockhash as toBlockhash,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'

/** Pays airdrops, and may mint the tokens. Its private key is SHA-256 of "Lintel: Local Solana faucet". */
export const faucetAddress = address('GErSsnZzyhYH2EaYTwAMtWMDcxyN7qL6xohM93z9Vk4e')

const memoProgram = address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')

export type Gift = {
  to: Address
  /** Lamports. */
  amount: bigint
  blockhash: string
  /** Another one each time: two equal gifts in one block would be the same transaction. */
  memo: string
}

/** Creates the signed transaction of an airdrop. */
export async function createAirdrop({ to, amount, blockhash, memo }: Gift): Promise<Uint8Array> {
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
        [
          getTransferSolInstruction({ source, destination: to, amount }),
          { programAddress: memoProgram, data: new TextEncoder().encode(memo) },
        ],
        draft,
      ),
  )
  return Uint8Array.from(getTransactionEncoder().encode(await signTransactionMessageWithSigners(message)))
}
