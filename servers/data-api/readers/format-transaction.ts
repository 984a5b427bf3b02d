import type { InferOutput } from 'valibot'
import { type Address, formatUnits, getAddress, type Hex, zeroAddress } from 'viem'
import type { transactionSchema, transferSchema } from '../../../src/services/data-api/schema.js'
import type { ChainFacts } from '../chain/chain-facts.js'
import type { IndexedTransaction, IndexedTransfer } from '../queries/list-transactions.js'
import { cleanText } from './clean-text.js'
import type { Token } from './create-token-reader.js'
import { isImitation } from './is-imitation.js'
import { isSpam } from './nfts/is-spam.js'
import { describeWorth, type TokenPrice } from './prices/create-price-reader.js'

export type FormatContext = {
  account: Address
  facts: ChainFacts
  tokens: ReadonlyMap<Address, Token>
  /** The present prices: the index stores no earlier ones. */
  prices: ReadonlyMap<Address | 'native', TokenPrice>
  /** Adds the checksum to an address. */
  addChecksum: (address: Hex) => Address
  /** The URL of the image of an NFT. */
  nameImage: (contract: Address, tokenId: bigint) => string
}

type Transfer = InferOutput<typeof transferSchema>

/** Writes a transaction of the index in the format of the API, as `account` sees it. */
export function formatTransaction(
  row: IndexedTransaction,
  context: FormatContext,
): InferOutput<typeof transactionSchema> {
  const { facts, addChecksum } = context
  return {
    id: `${row.chainId}:${row.hash}`,
    metadata: {
      operationType: row.operation,
      hash: row.hash,
      minedAt: new Date(row.time * 1_000).toISOString(),
      sentFrom: addChecksum(row.sender),
      sentTo: addChecksum(row.recipient ?? row.created ?? zeroAddress),
      status: row.succeeded ? 'confirmed' : 'failed',
      nonce: row.nonce,
      chain: row.chainId,
      block: row.block,
      fee: { numeric: formatUnits(row.fee, facts.nativeCurrency.decimals), symbol: facts.nativeCurrency.symbol },
      method: row.method ?? row.selector,
      reason: cleanText(row.reason, 300),
      isSigned: row.isSigned,
    },
    transfers: row.transfers.map((transfer) => formatTransfer(transfer, context)),
  }
}

function formatTransfer(transfer: IndexedTransfer, context: FormatContext): Transfer {
  const [sender, recipient] = [context.addChecksum(transfer.sender), context.addChecksum(transfer.recipient)]
  const isOut = sender === context.account
  const direction = isOut ? (recipient === context.account ? 'self' : 'out') : 'in'
  return { direction, sender, recipient, ...describeAsset(transfer, context) }
}

function describeAsset(
  { contract, tokenId, amount }: IndexedTransfer,
  { facts, tokens, prices, addChecksum, nameImage }: FormatContext,
): Pick<Transfer, 'fungible_info' | 'nft_info' | 'quantity' | 'value' | 'price'> {
  if (contract === null) {
    const { name, symbol, decimals } = facts.nativeCurrency
    const numeric = formatUnits(amount, decimals)
    return {
      fungible_info: { name, symbol, decimals },
      quantity: { numeric },
      ...describeWorth(prices.get('native'), numeric),
    }
  }
  const address = addChecksum(contract)
  const { name, symbol, decimals, icon } = tokens.get(address) ?? {
    name: null,
    symbol: null,
    decimals: null,
    icon: null,
  }
  if (tokenId === null) {
    const numeric = formatUnits(amount, decimals ?? 0)
    const flags = { is_spam: isImitation(facts, { address, name, symbol }) }
    return {
      fungible_info: { name, symbol, decimals, address, flags, ...(icon === null ? {} : { icon: { url: icon } }) },
      quantity: { numeric },
      ...describeWorth(prices.get(address), numeric),
    }
  }
  return {
    nft_info: {
      name: `${name ?? 'NFT'} #${tokenId}`,
      content: { preview: { url: nameImage(address, tokenId) } },
      flags: { is_spam: isSpam({ collection: name, name: null, description: null }) },
      contract: address,
      token_id: String(tokenId),
    },
    quantity: { numeric: String(amount) },
  }
}

/** Adds checksums (ERC-55) to addresses, each computed once: an account and its tokens occur many times in a page. */
export function createChecksums(): (address: Hex) => Address {
  const known = new Map<Hex, Address>()
  return (address) => {
    const found = known.get(address) ?? getAddress(address)
    known.set(address, found)
    return found
  }
}

/** The contracts whose names a page of transactions shows. */
export function listContracts(rows: readonly IndexedTransaction[]): Address[] {
  const contracts = rows.flatMap(({ transfers }) => transfers.flatMap(({ contract }) => contract ?? []))
  return [...new Set<Hex>(contracts)].map((contract) => getAddress(contract))
}
