import type { Connector } from '../model/connector.js'
import type { DirectoryWallet } from '../model/directory.js'
import type { WalletKind } from '../model/options/choices.js'
import type { RecentWallet, Settings } from '../model/state.js'
import { walletConnectId } from '../model/wallet-connect.js'

/** The most rows of a list with recommended wallets. */
const MAX_RECOMMENDED = 4

/** One wallet that the visitor can choose, with all its connectors. */
export type WalletRow = {
  /** Unique in the list. */
  key: string
  kind: WalletKind
  /** Empty for the wallet at `window.ethereum` and for the WalletConnect row; their names are in the messages. */
  name: string
  imageUrl?: string
  /** Its connectors, one per namespace. Without any, the wallet is connected by pairing. */
  connectors: readonly Connector[]
  /** Its entry in the directory. */
  wallet: DirectoryWallet | null
  tag: 'qrCode' | 'recent' | 'installed' | 'connected' | null
}

/** The settings that decide which wallets are listed. */
type WalletSettings = Pick<
  Settings,
  'hasPairing' | 'hasDirectory' | 'excludeWalletIds' | 'customWallets' | 'walletOrder'
> & {
  features: Pick<Settings['features'], 'allWallets'>
}

export type WalletSources = {
  /** The connectors of all namespaces. */
  connectors: readonly Connector[]
  recent: readonly RecentWallet[]
  featured: readonly DirectoryWallet[]
  /** The first page of the directory. */
  recommended: readonly DirectoryWallet[]
  /** How many wallets the directory has; null before it answers. Default: null. */
  count?: number | null
  settings: WalletSettings
  connectedIds: readonly string[]
  isMobile: boolean
}

/**
 * Lists the wallets to connect in the order of `settings.walletOrder`, within a kind the installed ones first. Each wallet is
 * listed once, by rdns or id, and without any rdns by name. A wallet that an entry names in `injected` gets the rdns of that entry.
 * Recommended wallets fill up to 4 rows.
 *
 * @example listWalletRows({ connectors, recent: [], featured: [], recommended, settings, connectedIds: [], isMobile })
 */
export function listWalletRows(sources: WalletSources): readonly WalletRow[] {
  const { settings, featured, recommended } = sources
  const here = listConnectorRows(sources, [...settings.customWallets, ...featured, ...recommended])
  const taken: RowSet = { rows: [], places: new Map() }
  const isExcluded = createFilter(settings.excludeWalletIds)
  // The kind of a wallet is the first of `claims` that has it, whatever the order of the rows.
  for (const kind of claims) {
    if (!settings.walletOrder.includes(kind)) continue
    for (const row of listByKind[kind]({ ...sources, here })) {
      if (!isExcluded(row) && !findSame(taken, row)) addRow(taken, row)
    }
  }
  const shown = settings.walletOrder.flatMap((kind) =>
    sortInstalledFirst(taken.rows.filter((row) => row.kind === kind)),
  )
  const known = shown.filter(({ kind }) => kind !== 'recommended' && kind !== 'walletConnect').length
  let room = MAX_RECOMMENDED - known
  return shown.filter(({ kind }) => kind !== 'recommended' || room-- > 0)
}

/**
 * Lists wallets of the directory as rows, in its order and without excluded ones, each with its connectors.
 *
 * @example listDirectoryRows(page.wallets, { connectors, connectedIds, settings, isMobile })
 */
export function listDirectoryRows(
  wallets: readonly DirectoryWallet[],
  sources: Pick<WalletSources, 'connectors' | 'connectedIds' | 'settings' | 'isMobile'>,
): readonly WalletRow[] {
  const here = listConnectorRows(sources, [...sources.settings.customWallets, ...wallets])
  const isExcluded = createFilter(sources.settings.excludeWalletIds)
  return wallets.map((wallet) => describeWallet(here, wallet, 'recommended')).filter((row) => !isExcluded(row))
}

/** Whether to link to the list of all wallets: not without a directory, nor if it is empty. `count` is null before it answers. */
export function hasAllWallets(
  { hasDirectory, features }: Pick<WalletSettings, 'hasDirectory' | 'features'>,
  count: number | null,
): boolean {
  return hasDirectory && features.allWallets && count !== 0
}

/** The precedence of kinds: a wallet that several sources list gets the first one. */
const claims = [
  'walletConnect',
  'recent',
  'injected',
  'external',
  'featured',
  'custom',
  'recommended',
] as const satisfies readonly WalletKind[]

/** `here` has the rows of all connectors: wallets in this browser and those of the app. */
const listByKind: Record<WalletKind, (sources: WalletSources & { here: RowSet }) => readonly WalletRow[]> = {
  // On a phone the list of all wallets leads to the QR code.
  walletConnect: ({ settings, isMobile, count = null }) =>
    settings.hasPairing && !(isMobile && hasAllWallets(settings, count))
      ? [{ key: walletConnectId, kind: 'walletConnect', name: '', connectors: [], wallet: null, tag: 'qrCode' }]
      : [],
  recent: ({ recent, here }) =>
    recent.flatMap(({ connectorId, wallet }) => {
      const row = wallet
        ? describeWallet(here, wallet, 'recent')
        : here.rows.find(({ connectors }) => connectors.some(({ id }) => id === connectorId))
      // The wallet is no longer available, and has no directory entry.
      return row ? [{ ...row, kind: 'recent', tag: row.tag === 'connected' ? row.tag : 'recent' }] : []
    }),
  injected: ({ here }) => here.rows.filter(({ kind }) => kind === 'injected'),
  external: ({ here }) => here.rows.filter(({ kind }) => kind === 'external'),
  featured: ({ featured, here }) => featured.map((wallet) => describeWallet(here, wallet, 'featured')),
  custom: ({ settings, here }) => settings.customWallets.map((wallet) => describeWallet(here, wallet, 'custom')),
  recommended: ({ recommended, here }) => recommended.map((wallet) => describeWallet(here, wallet, 'recommended')),
}

/** Whether the wallet is in this browser. */
export function isInstalled({ type }: Connector): boolean {
  return type === 'ANNOUNCED' || type === 'INJECTED'
}

/** One row per wallet, with its connectors of every namespace. `entries` are those of the app and the directory. */
function listConnectorRows(
  {
    connectors,
    connectedIds,
    isMobile,
    settings,
  }: Pick<WalletSources, 'connectors' | 'connectedIds' | 'isMobile' | 'settings'>,
  entries: readonly DirectoryWallet[],
): RowSet {
  const found: RowSet = { rows: [], places: new Map() }
  for (const announced of connectors) {
    const connector = nameByEntry(announced, entries)
    // Without pairing, the connector is wagmi's own, of the app's config.
    if (connector.type === 'WALLET_CONNECT' && settings.hasPairing) continue
    if (connector.type === 'AUTH') continue
    // On phones `window.ethereum` belongs to the browser itself.
    if (isMobile && connector.type === 'INJECTED' && !connector.rdns) continue
    const { name, imageUrl } = connector
    const isConnected = connectedIds.includes(connector.id)
    const tag = isConnected ? 'connected' : isInstalled(connector) ? 'installed' : null
    const row: WalletRow = {
      key: `${connector.chain}:${connector.id}`,
      kind: isInstalled(connector) ? 'injected' : 'external',
      name,
      ...(imageUrl !== undefined && { imageUrl }),
      connectors: [connector],
      wallet: null,
      tag,
    }
    const known = findSame(found, row)
    if (!known) addRow(found, row)
    else if (known.connectors.every(({ chain }) => chain !== connector.chain)) {
      const joined: WalletRow = {
        ...known,
        kind: isInstalled(connector) ? 'injected' : known.kind,
        connectors: [...known.connectors, connector],
        tag: isConnected ? 'connected' : known.tag,
      }
      addRow(found, joined, found.rows.indexOf(known))
    }
  }
  return found
}

/**
 * Gives a connector without an rdns the one of the entry that names it: other namespaces than eip155 know wallets only by their
 * name or place on the page (`standard:Example`, `injected:example`).
 */
function nameByEntry(connector: Connector, entries: readonly DirectoryWallet[]): Connector {
  if (connector.rdns !== undefined) return connector
  const name = connector.id.replace(/^(standard|injected):/, '')
  const { rdns } =
    entries.find(({ injected }) =>
      injected.some(({ namespace, injectedId }) => namespace === connector.chain && injectedId === name),
    ) ?? {}
  return rdns === undefined ? connector : { ...connector, rdns }
}

/** The row of a wallet of the directory, with its connectors. */
function describeWallet(here: RowSet, wallet: DirectoryWallet, kind: WalletKind): WalletRow {
  const { name, imageUrl } = wallet
  const row: WalletRow = {
    key: wallet.id,
    kind,
    name,
    ...(imageUrl !== undefined && { imageUrl }),
    connectors: [],
    wallet,
    tag: null,
  }
  const same = findSame(here, row)
  return same ? { ...row, connectors: same.connectors, tag: same.tag } : row
}

function sortInstalledFirst(rows: readonly WalletRow[]): readonly WalletRow[] {
  const isHere = ({ connectors }: WalletRow) => connectors.some(isInstalled)
  return [...rows.filter(isHere), ...rows.filter((row) => !isHere(row))]
}

/** Rows, and the place of each by its marks: apps may list hundreds of wallets, too many to compare each with each. */
type RowSet = { rows: WalletRow[]; places: Map<string, number> }

/** Adds a row, or puts it in the place of another one. */
function addRow({ rows, places }: RowSet, row: WalletRow, place = rows.length): void {
  rows[place] = row
  for (const mark of listMarks(row)) if (!places.has(mark)) places.set(mark, place)
}

/** The first row of the same wallet. */
function findSame({ rows, places }: RowSet, row: WalletRow): WalletRow | undefined {
  return rows[Math.min(...listMarks(row).map((mark) => places.get(mark) ?? Infinity))]
}

/** Rows that share a mark are the same wallet. The key of an entry is its id. */
function listMarks(row: WalletRow): readonly string[] {
  const { key, name } = row
  const rdns = listRdns(row)
  // An extension chooses its own name, so the name counts only for wallets without an rdns.
  const names = rdns.length === 0 && name !== '' ? [`name ${name.toLowerCase()}`] : rdns.map((mark) => `rdns ${mark}`)
  return [`key ${key}`, ...names]
}

function listRdns({ connectors, wallet }: WalletRow): readonly string[] {
  return [...connectors.map(({ rdns }) => rdns), wallet?.rdns].flatMap((rdns) => (rdns ? [rdns.toLowerCase()] : []))
}

/** Returns whether a row is excluded. Compares id, rdns and name, ignoring case. */
function createFilter(excludeWalletIds: readonly string[]): (row: WalletRow) => boolean {
  const excluded = new Set(excludeWalletIds.map((id) => id.toLowerCase()))
  return (row) => {
    if (row.kind === 'walletConnect') return false
    const names = [row.key, row.name, ...listRdns(row), ...row.connectors.map(({ id }) => id)]
    return names.some((name) => excluded.has(name.toLowerCase()))
  }
}
