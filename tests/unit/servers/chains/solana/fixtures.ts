import { createHash, createHmac } from 'node:crypto'
import { mnemonicToSeedSync } from '@scure/bip39'
import {
  type Address,
  appendTransactionMessageInstructions,
  type Base64EncodedWireTransaction,
  createKeyPairSignerFromPrivateKeyBytes,
  createSolanaRpc,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  type Instruction,
  type KeyPairSigner,
  pipe,
  setTransactionMessageComputeUnitLimit,
  setTransactionMessageComputeUnitPrice,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'

const MNEMONIC = 'test test test test test test test test test test test junk'
const HARDENED = 0x8000_0000

export type Rpc = ReturnType<typeof connect>

export function connect(url: string) {
  return createSolanaRpc(url)
}

/** Derives a development account. */
export function deriveSigner(index: number): Promise<KeyPairSigner> {
  return createKeyPairSignerFromPrivateKeyBytes(deriveKey(index))
}

/** The private key of a development account, by SLIP-0010, as Solana wallets derive it. */
export function deriveKey(index: number): Uint8Array<ArrayBuffer> {
  let node = createHmac('sha512', 'ed25519 seed').update(mnemonicToSeedSync(MNEMONIC)).digest()
  for (const step of [44, 501, index, 0]) {
    const data = Buffer.alloc(37)
    node.copy(data, 1, 0, 32)
    data.writeUInt32BE(HARDENED + step, 33)
    node = createHmac('sha512', node.subarray(32)).update(data).digest()
  }
  return new Uint8Array(node.subarray(0, 32))
}

/** An account that no test has used. */
export function createStranger(name: string): Promise<KeyPairSigner> {
  return createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(createHash('sha256').update(name).digest()))
}

export async function sign(
  rpc: Rpc,
  signer: KeyPairSigner,
  instructions: readonly Instruction[],
  { unitPrice, unitLimit }: { unitPrice?: bigint; unitLimit?: number } = {},
): Promise<Base64EncodedWireTransaction> {
  const { value: lifetime } = await rpc.getLatestBlockhash().send()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (draft) => setTransactionMessageFeePayerSigner(signer, draft),
    (draft) => setTransactionMessageLifetimeUsingBlockhash(lifetime, draft),
    (draft) => setTransactionMessageComputeUnitPrice(unitPrice, draft),
    (draft) => setTransactionMessageComputeUnitLimit(unitLimit, draft),
    (draft) => appendTransactionMessageInstructions(instructions, draft),
  )
  return getBase64EncodedWireTransaction(await signTransactionMessageWithSigners(message))
}

export function signTransfer(rpc: Rpc, source: KeyPairSigner, destination: Address, amount: bigint) {
  return sign(rpc, source, [getTransferSolInstruction({ source, destination, amount })])
}

/** Calls a method without kit. Returns the whole reply. */
export async function call(url: string, method: unknown, params?: unknown, headers: Record<string, string> = {}) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  return response.json()
}
