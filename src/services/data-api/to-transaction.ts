import * as v from 'valibot'
import { operationTypes, type Transaction, type Transfer } from '../../core/model/activity.js'
import type { CaipNetworkId } from '../../core/model/caip.js'
import { atFirstIssue } from '../http/create-service-reader.js'
import { dropUndefined } from '../http/drop-undefined.js'
import type { ReplyOf } from '../http/endpoint.js'
import { type dataApi, transferSchema } from './schema.js'
import { cutText, isTokenAddress, MAX_NAME, MAX_SYMBOL, type ReadImage } from './to-portfolio.js'

/** The most transfers of one transaction that are read. */
const MAX_TRANSFERS = 100
/** Longer texts of a contract are cut, in characters. */
const MAX_TEXT = 300
const MAX_ID = 200

type TransactionEntry = ReplyOf<typeof dataApi.listTransactions>['entries'][number]
type TransferEntry = v.InferOutput<typeof transferSchema>

/** Whether a transaction belongs to this network. */
export function isOfNetwork({ metadata }: TransactionEntry, network: CaipNetworkId): boolean {
  return (metadata.chain ?? network) === network
}

/** Converts an entry of a reply to a transaction; undefined if its hash or time is not valid. */
export function toTransaction(
  { id, metadata, transfers }: TransactionEntry,
  network: CaipNetworkId,
  readImage: ReadImage,
): Transaction | undefined {
  const time = Date.parse(metadata.minedAt)
  if (!isHash(network, metadata.hash) || !Number.isFinite(time)) return undefined
  const { application, fee } = metadata
  return dropUndefined({
    id: cutText(id, MAX_ID),
    network,
    hash: metadata.hash,
    operation: operationTypes.find((type) => type === metadata.operationType) ?? 'execute',
    status: metadata.status,
    time,
    from: readAddress(network, metadata.sentFrom) ?? '',
    to: readAddress(network, metadata.sentTo) ?? '',
    isSigned: metadata.isSigned ?? undefined,
    nonce: metadata.nonce,
    block: metadata.block ?? undefined,
    fee:
      fee && !fee.numeric.startsWith('-')
        ? { quantity: fee.numeric, symbol: cutText(fee.symbol, MAX_SYMBOL) }
        : undefined,
    method: readText(metadata.method, MAX_NAME),
    reason: readText(metadata.reason, MAX_TEXT),
    application: application?.name
      ? dropUndefined({ name: cutText(application.name, MAX_NAME), iconUrl: readImage(application.iconUrl ?? '') })
      : undefined,
    transfers: readTransfers(transfers).map((transfer) => toTransfer(transfer, network, readImage)),
  })
}

function readTransfers(transfers: TransactionEntry['transfers']): TransferEntry[] {
  return (transfers ?? []).slice(0, MAX_TRANSFERS).flatMap((item) => {
    const transfer = v.safeParse(transferSchema, item, atFirstIssue)
    return transfer.success ? [transfer.output] : []
  })
}

function toTransfer(transfer: TransferEntry, network: CaipNetworkId, readImage: ReadImage): Transfer {
  const { fungible_info: token, nft_info: nft, value } = transfer
  return dropUndefined({
    direction: transfer.direction,
    quantity: transfer.quantity.numeric.replace(/^-/, ''),
    token: token ? toToken(token, network, readImage) : undefined,
    nft: nft ? toTransferredNft(nft, network, readImage) : undefined,
    value: value !== null && value !== undefined && value >= 0 ? value : undefined,
    from: readAddress(network, transfer.sender),
    to: readAddress(network, transfer.recipient),
  })
}

function toToken(
  token: NonNullable<TransferEntry['fungible_info']>,
  network: CaipNetworkId,
  readImage: ReadImage,
): Transfer['token'] {
  const name = token.name ?? token.symbol
  const symbol = token.symbol ?? token.name
  if (!name || !symbol) return undefined
  return dropUndefined({
    name: cutText(name, MAX_NAME),
    symbol: cutText(symbol, MAX_SYMBOL),
    iconUrl: readImage(token.icon?.url ?? ''),
    address: readAddress(network, token.address),
    decimals: token.decimals ?? undefined,
    isSpam: token.flags?.is_spam || undefined,
  })
}

function toTransferredNft(
  nft: NonNullable<TransferEntry['nft_info']>,
  network: CaipNetworkId,
  readImage: ReadImage,
): Transfer['nft'] {
  return dropUndefined({
    name: readText(nft.name, MAX_NAME) ?? null,
    imageUrl: readImage(nft.content?.preview?.url ?? ''),
    isSpam: nft.flags?.is_spam === true,
    contract: readAddress(network, nft.contract),
    tokenId: nft.token_id && /^\d{1,78}$/.test(nft.token_id) ? nft.token_id : undefined,
  })
}

function isHash(network: CaipNetworkId, text: string): boolean {
  return network.startsWith('eip155:') ? /^0x[0-9a-f]{64}$/i.test(text) : /^\w{1,128}$/.test(text)
}

/** Reads a CAIP-10 id of this network, or a plain address. */
function readAddress(network: CaipNetworkId, text: string | null | undefined): string | undefined {
  const address = text?.startsWith(`${network}:`) ? text.slice(network.length + 1) : text
  return address && isTokenAddress(network, address) ? address : undefined
}

function readText(text: string | null | undefined, length: number): string | undefined {
  return text ? cutText(text, length) : undefined
}
