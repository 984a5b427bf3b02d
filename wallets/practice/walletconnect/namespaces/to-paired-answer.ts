import { base58, base64 } from '@scure/base'
import { bytesToHex, type Hex, hexToBytes } from 'viem'
import type { WalletRequest } from '../../requests/decide-request.js'

/**
 * Converts a result for pages to the form that sites over WalletConnect expect. `own` is the account that has signed.
 *
 * @example await toPairedAnswer('polkadot_signMessage', '0x12…', own) // { signature: '0x12…' }
 */
export async function toPairedAnswer(method: WalletRequest['method'], result: unknown, own: string): Promise<unknown> {
  switch (method) {
    case 'solana_signMessage':
      return { signature: toBase58(result as Hex) }
    case 'solana_signTransaction': {
      const [wire = '0x'] = result as readonly Hex[]
      const { decodeTransaction } = await import('../../../requests/solana/explain-transaction.js')
      const bytes = hexToBytes(wire)
      const signature = Object.entries(decodeTransaction(bytes).signatures).find(([signer]) => signer === own)?.[1]
      return { signature: base58.encode(Uint8Array.from(signature ?? [])), transaction: base64.encode(bytes) }
    }
    case 'solana_signAllTransactions':
      return { transactions: (result as readonly Hex[]).map((wire) => base64.encode(hexToBytes(wire))) }
    case 'solana_signAndSendTransaction': {
      const [signature = '0x'] = result as readonly Hex[]
      return { signature: toBase58(signature) }
    }
    case 'signMessage':
      return { address: own, signature: bytesToHex(base64.decode(String(result))).slice(2) }
    default:
      return { signature: result }
  }
}

const toBase58 = (bytes: Hex) => base58.encode(hexToBytes(bytes))
