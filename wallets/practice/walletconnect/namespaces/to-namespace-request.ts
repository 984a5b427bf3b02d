import { base64 } from '@scure/base'
import { bytesToHex, type Hex, isHex, stringToHex } from 'viem'
import { isRecord } from '../../../../src/rules/is-record.js'
import { failParams } from '../../../requests/params-error.js'
import { parseSolanaMessage } from '../../../requests/solana/parse-message.js'
import { signatureKinds } from '../../namespaces/bip122/signature-kinds.js'
import { localChain } from '../../namespaces/solana/local-chain.js'
import type { WalletRequest } from '../../requests/decide-request.js'

type Fields = Readonly<Record<string, unknown>>

/**
 * Writes a request over WalletConnect as pages send it to the wallet's provider. `own` is the account of the session, for a
 * request that names none.
 *
 * @throws ParamsError for malformed parameters
 * @see https://docs.reown.com/advanced/multichain/rpc-reference/solana-rpc
 * @example toNamespaceRequest({ method: 'solana_signMessage', params: { message: 'Cn8eVZg' } }, own)
 */
export function toNamespaceRequest({ method, params }: WalletRequest, own: string): WalletRequest {
  if (!isRecord(params)) throw failParams('`params` must be an object.')
  switch (method) {
    case 'solana_signMessage':
      return { method, params: [params.pubkey ?? own, bytesToHex(parseSolanaMessage(params.message))] }
    case 'solana_signTransaction':
    case 'solana_signAndSendTransaction':
      return { method, params: [params.pubkey ?? own, localChain, [decodeTransaction(params.transaction)]] }
    case 'solana_signAllTransactions': {
      const { transactions } = params
      if (!Array.isArray(transactions)) throw failParams('`transactions` must be a list.')
      const wires = transactions.map(decodeTransaction)
      return { method: 'solana_signTransaction', params: [params.pubkey ?? own, localChain, wires] }
    }
    case 'signMessage':
      return { method: 'bip122_signMessage', params: [params.address ?? own, params.message, readScheme(params)] }
    case 'polkadot_signMessage':
      return { method, params: [params.address ?? own, readPolkadotData(params)] }
    default:
      throw failParams(`${method} takes no parameters that this wallet knows.`)
  }
}

function decodeTransaction(text: unknown): Hex {
  try {
    if (typeof text === 'string') return bytesToHex(base64.decode(text))
  } catch {
    // Not base64: the error is below.
  }
  throw failParams('A transaction must be base64.')
}

/** Without a protocol sites expect ECDSA. */
function readScheme({ protocol = 'ecdsa' }: Fields): string {
  if (protocol === 'ecdsa' || protocol === 'bip322') return signatureKinds[protocol]
  throw failParams('`protocol` must be "ecdsa" or "bip322".')
}

/** Sites write the data as `data` or as `message`, in hex or as text. */
function readPolkadotData({ data, message = data }: Fields): Hex {
  if (typeof message !== 'string') throw failParams('`data` must be a string.')
  return isHex(message) && message.length % 2 === 0 ? message : stringToHex(message)
}
