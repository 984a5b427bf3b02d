import type { LintelContext } from '../context.js'
import { NameGatewayError } from '../errors/name-gateway-error.js'
import { toLintelError } from '../errors/to-lintel-error.js'
import { findNetwork } from '../format/find-network.js'
import { parseCaipNetworkId } from '../format/parse-caip-network-id.js'
import type { ActivityPage, Transaction } from '../model/activity.js'
import type { CaipNetworkId } from '../model/caip.js'
import type { ChainAdapter } from '../model/chain-adapter.js'
import type { DataApi, SourcedNftPage } from '../model/data-api.js'
import type { Identity, Portfolio, Token, TokenBalance, TokenPrice } from '../model/portfolio.js'
import { getConnection, listConnections } from '../selectors.js'
import { listBalanceAddresses } from './addresses/list-balance-addresses.js'
import { readBalance } from './create-balance-query.js'
import type { ListedToken } from './poisoning/imitates-token.js'
import { isSpamToken, removeSpam } from './poisoning/remove-spam.js'
import { removeOperationFee } from './remove-operation-fee.js'

export { askWhileStarting } from './ask-while-starting.js'

/** The networks that the data API indexes, once it has listed them. */
export type KnownNetworks = { at: number; networks: readonly CaipNetworkId[] | null }

type AccountRead = { address: string; network: CaipNetworkId; signal: AbortSignal }
type PageRead = AccountRead & { cursor: string | undefined }

/** How long the list of networks is used, in ms. */
const NETWORKS_FRESH_MS = 300_000

/**
 * The name and avatar of an account. Without a data API for this network the name comes from the chain, and there is no avatar.
 */
export async function readIdentity(
  context: LintelContext,
  known: KnownNetworks,
  query: AccountRead,
): Promise<Identity> {
  const dataApi = await findDataApi(context, known, query)
  if (dataApi) return dataApi.getIdentity({ ...query, sender: getConnection(context.getState())?.accounts[0].address })
  const { networks, settings } = context.getState()
  const isListed = findNetwork(networks, query.network) !== undefined
  const asked = { ...query, gateways: settings.names.gateways }
  const name = isListed ? await lookUpName(getAdapter(context, query.network), asked) : null
  return { name, avatarUrl: null }
}

/** No name if its server does not answer or may not be asked (ERC-3668): views then show the address. */
async function lookUpName(
  adapter: ChainAdapter | undefined,
  query: { address: string; network: CaipNetworkId; gateways: string | undefined },
): Promise<string | null> {
  try {
    return (await adapter?.lookUpName?.(query)) ?? null
  } catch (error) {
    if (error instanceof NameGatewayError) return null
    throw error
  }
}

/**
 * The portfolio of an account on a network: from its wallet if it lists assets (ERC-7811), else from the data API, else the native
 * currency and the app's own tokens from the chain.
 */
export async function readPortfolio(
  context: LintelContext,
  known: KnownNetworks,
  query: AccountRead & { isForced: boolean },
): Promise<Portfolio> {
  const assets = await readFromWallet(context, query)
  if (assets) return { balances: prepareBalances(context, query, assets), source: 'wallet', dropped: 0 }
  const dataApi = await findDataApi(context, known, query)
  if (!dataApi) return readFromChain(context, query)
  const { balances, dropped } = await dataApi.listBalances(query)
  return { balances: prepareBalances(context, query, balances), source: 'service', dropped }
}

/** The portfolio without tokens that imitate others, with the app's icons. */
function prepareBalances(
  context: LintelContext,
  { network }: AccountRead,
  balances: readonly TokenBalance[],
): readonly TokenBalance[] {
  const listed = listTokens(context, network)
  const wanted = balances.filter((balance) => !isSpamToken(balance, listed))
  return sortBalances(wanted.map((balance) => addIcon(context, balance)))
}

/** The tokens of a network that the app knows, with the native currency. */
function listTokens({ getState }: LintelContext, network: CaipNetworkId): readonly ListedToken[] {
  const { networks, settings } = getState()
  const { nativeCurrency } = findNetwork(networks, network) ?? {}
  const own = settings.tokens.filter((token) => token.network === network)
  return nativeCurrency ? [{ symbol: nativeCurrency.symbol }, ...own] : own
}

/** A page of transactions. Without a data API it is empty: only transactions sent from this browser are known. */
export async function readActivity(
  context: LintelContext,
  known: KnownNetworks,
  query: PageRead,
): Promise<ActivityPage> {
  const dataApi = await findDataApi(context, known, query)
  if (!dataApi) return { transactions: [], next: null, dropped: 0, source: 'local' }
  const page = await dataApi.listTransactions(query)
  settleIndexed(context, page.transactions)
  const { address: account, network } = query
  const shown = page.transactions.map((transaction) => removeOperationFee(transaction, account))
  const transactions = removeSpam(shown, { account, listed: listTokens(context, network) })
  return { ...page, transactions, source: 'service' }
}

/**
 * A transaction sent from this browser is no longer pending if the service has it, or another one of the account with
 * its nonce.
 */
function settleIndexed({ getState, dispatch }: LintelContext, indexed: readonly Transaction[]): void {
  const settled = indexed.filter(({ status }) => status === 'confirmed' || status === 'failed')
  for (const sent of getState().transactions) {
    if (sent.status !== 'pending') continue
    const found = settled.find(({ hash }) => isSameText(hash, sent.hash))
    const { id } = sent
    if (found) {
      const { block, reason } = found
      dispatch({
        type: 'transaction/settled',
        id,
        status: found.status === 'failed' ? 'failed' : 'confirmed',
        ...(block !== undefined && { block }),
        ...(reason && { reason }),
      })
    } else {
      const other = settled.find((one) => hasPlaceOf(one, sent))
      if (other) dispatch({ type: 'transaction/settled', id, status: isEmpty(other) ? 'cancelled' : 'replaced' })
    }
  }
}

function hasPlaceOf(indexed: Transaction, sent: Transaction): boolean {
  const isSame = indexed.network === sent.network && isSameText(indexed.from, sent.from)
  return isSame && sent.nonce !== undefined && indexed.nonce === sent.nonce
}

/** Whether it is what wallets send to cancel: a transfer of nothing to the account itself. */
function isEmpty({ from, to, transfers }: Transaction): boolean {
  return isSameText(from, to) && transfers.every(({ quantity }) => Number(quantity) === 0)
}

function isSameText(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** A page of NFTs. A chain does not list them, so without a data API there are none. */
export async function readNfts(context: LintelContext, known: KnownNetworks, query: PageRead): Promise<SourcedNftPage> {
  const dataApi = await findDataApi(context, known, query)
  if (!dataApi) return { nfts: [], next: null, dropped: 0, source: 'none' }
  return { ...(await dataApi.listNfts(query)), source: 'service' }
}

/** The prices that are known. */
export async function readPrices(
  context: LintelContext,
  known: KnownNetworks,
  query: { network: CaipNetworkId; addresses: readonly (string | null)[]; signal: AbortSignal },
): Promise<readonly TokenPrice[]> {
  const dataApi = query.addresses.length > 0 ? await findDataApi(context, known, query) : null
  if (!dataApi) return []
  return [...(await dataApi.listPrices(query))].map(([address, price]) => ({ address, price }))
}

/** The data API, if it indexes this network. */
async function findDataApi(
  { dataApi, now }: LintelContext,
  known: KnownNetworks,
  { network, signal }: { network: CaipNetworkId; signal: AbortSignal },
): Promise<DataApi | null> {
  if (!dataApi) return null
  if (!known.networks || now() - known.at >= NETWORKS_FRESH_MS) {
    known.networks = await dataApi.listNetworks({ signal })
    known.at = now()
  }
  return known.networks.includes(network) ? dataApi : null
}

/** Null if the wallet lists nothing. If it fails, the other sources still count. */
async function readFromWallet(
  context: LintelContext,
  { address, network }: AccountRead,
): Promise<readonly TokenBalance[] | null> {
  try {
    return (await getAdapter(context, network)?.getAssets?.({ address, networks: [network] })) ?? null
  } catch (error) {
    context.report(toLintelError(error))
    return null
  }
}

async function readFromChain(context: LintelContext, { address, network }: AccountRead): Promise<Portfolio> {
  const { settings, networks } = context.getState()
  const { nativeCurrency: currency, assets, chainNamespace } = findNetwork(networks, network) ?? {}
  // Many eip155 networks share the native currency of another network.
  const iconUrl = chainNamespace === 'eip155' ? undefined : assets?.imageUrl
  const listed = settings.tokens.filter((token) => token.network === network)
  const tokens = listed.flatMap((token) => token.address ?? [])
  const asked = { address, network, tokens, withOthers: true }
  // On other namespaces a node does not list an account's other tokens.
  const isAsked = tokens.length > 0 || chainNamespace === 'solana'
  const [native, others] = await Promise.all([
    readBalance(context, listSpendable(context, { address, network }), network),
    isAsked ? getAdapter(context, network)?.getTokenBalances?.(asked) : undefined,
  ])
  const { value: amount, decimals, symbol } = native
  const own = listTokens(context, network)
  const balances = [
    { network, name: currency?.name ?? symbol, symbol, decimals, amount, ...(iconUrl && { iconUrl }) },
    ...(others?.balances ?? [])
      .filter((balance) => !isSpamToken(balance, own))
      .map((balance) => nameAsListed(listed, balance)),
  ]
  const shown = balances.map((balance) => addIcon(context, balance))
  return { balances: sortBalances(shown), source: 'chain', dropped: others?.failed.length ?? 0 }
}

/** The addresses that hold the native currency of an account: Bitcoin wallets spread one account over several. */
function listSpendable(
  { getState }: LintelContext,
  { address, network }: Pick<AccountRead, 'address' | 'network'>,
): readonly string[] {
  const connection = listConnections(getState()).find(
    ({ accounts, network: own }) => own === network && accounts[0].address === address,
  )
  return connection ? listBalanceAddresses(connection) : [address]
}

/** Replaces the contract's name and symbol with the app's. The decimals are the contract's. */
function nameAsListed(listed: readonly Token[], balance: TokenBalance): TokenBalance {
  const { name, symbol } = listed.find((token) => isSameToken(token, balance)) ?? balance
  return { ...balance, name, symbol }
}

function isSameToken(one: Token, other: Token): boolean {
  return one.network === other.network && one.address?.toLowerCase() === other.address?.toLowerCase()
}

function getAdapter({ adapters }: LintelContext, network: CaipNetworkId): ChainAdapter | undefined {
  return adapters[parseCaipNetworkId(network).namespace]
}

function hasAmount({ amount }: TokenBalance): boolean {
  return amount > 0n
}

/** The app's icon of a token is preferred: its developers have seen it. */
function addIcon(context: LintelContext, balance: TokenBalance): TokenBalance {
  const own = context.getState().settings.tokens.find((token) => isSameToken(token, balance))
  return own?.iconUrl ? { ...balance, iconUrl: own.iconUrl } : balance
}

/** The most valuable first, then the native currency, then by symbol. Tokens that the account no longer has are left out. */
function sortBalances(balances: readonly TokenBalance[]): readonly TokenBalance[] {
  return balances
    .filter((balance) => balance.address === undefined || hasAmount(balance))
    .sort(
      (one, other) =>
        (other.value ?? 0) - (one.value ?? 0) ||
        Number(one.address !== undefined) - Number(other.address !== undefined) ||
        one.symbol.localeCompare(other.symbol, 'en'),
    )
}
