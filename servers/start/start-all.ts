import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startAnalytics } from '../analytics/node/start-analytics.js'
import { forkBundler } from '../bundler/node/fork-bundler.js'
import { ensureKey } from '../bundler/node/read-key.js'
import { pageContents } from '../chains/contents/page-contents.js'
import { createFaucet } from '../chains/faucet/create-faucet.js'
import { localChains } from '../chains/local-chains.js'
import { localSponsor } from '../chains/smart-accounts/local-sponsor.js'
import { startLocalChain } from '../chains/start-local-chain.js'
import { forkDataApi } from '../data-api/node/fork-data-api.js'
import { formatRpcUrls } from '../data-api/node/parse-rpc-urls.js'
import { readWeb3Icon } from '../directory/read-web3-icon.js'
import { isSolanaNetwork } from '../frame/frame-config.js'
import { startFrame } from '../frame/node/start-frame.js'
import { startInbox } from '../identity/inbox/start-inbox.js'
import { forkIdentity } from '../identity/node/fork-identity.js'
import { startStandIns } from '../identity/stand-ins/start-stand-ins.js'
import { createDirectory } from '../index.js'
import { preferPort } from '../is-port-free.js'
import { lockDataFolder } from '../lock-data-folder.js'
import { findPackage } from '../packages/find-package.js'
import { requirePackages } from '../packages/require-packages.js'
import type { LoopbackHost } from '../pages/create-page-app.js'
import type { RuntimeConfig } from '../pages/runtime-config.js'
import { startDevPages } from '../pages/start-dev-pages.js'
import { startPages } from '../pages/start-pages.js'
import { parts } from '../parts/find-parts.js'
import type { PageName } from '../parts/parts.js'
import { startRelay } from '../relay/node/start-relay.js'
import type { Service } from '../service.js'
import { createLoopbackSignIn } from '../sign-in/create-loopback-sign-in.js'
import { createShop } from './create-shop.js'
import { listFrameNetworks, listSponsored, toSignInNetwork } from './describe-networks.js'
import { listExchanges, startExchanges } from './exchanges.js'
import type { RunningServer, StartAllOptions } from './running-server.js'
import { formatStandIns, listSellers, startSellers } from './sellers.js'

export type { RunningServer, StartAllOptions } from './running-server.js'

/** The maximum balance of the bundler's account for gas on a local chain, ether. */
const BUNDLER_BALANCE = '10'
/** The zone in which names are registered. */
const LOCAL_ZONE = 'lintel.test'

/**
 * Starts the local chains of all namespaces, the data API, the relay, the bundler, the identity service with its inbox
 * and stand-ins, the stand-ins for sellers and exchanges, the analytics server, the practice wallet, the embedded
 * wallet's frame and the site, all on loopback.
 *
 * @throws Error when a service does not start. The others are stopped first.
 * @example const server = await startAll({ port: 0, dataDir: mkdtempSync(join(tmpdir(), 'lintel-')) })
 */
export async function startAll(options: StartAllOptions): Promise<RunningServer> {
  const { port, dataDir, dev = false, report = console.error } = options
  const { redisUrl, relayOrigins = [], dataApiEnv = {}, identityEnv = {} } = options
  requirePackages('@electric-sql/pglite', 'litesvm')
  const services: Service[] = []
  const held = await lockDataFolder(dataDir)
  const close = async () => {
    await Promise.all(services.splice(0).map((service) => service.close()))
    await held.release()
  }
  const track = async <Started extends Service>(starting: Promise<Started>): Promise<Started> => {
    const service = await starting
    services.push(service)
    return service
  }
  const prefer = async (preferred: number) => (port === 0 ? 0 : preferPort(preferred))

  const startChains = async () => {
    const starting = localChains.map((chain) => {
      const statePath = join(dataDir, `chain-${chain.id}.json`)
      return startLocalChain({ chain, statePath, report })
    })
    // Listed in their order, whichever is first. A server that starts while another fails is tracked, so it is closed.
    await Promise.allSettled(starting)
    const chains = await settleAll(starting.map(track))
    return Object.fromEntries(localChains.map(({ id }, index) => [id, chains[index]?.url ?? '']))
  }

  try {
    const [controlUrls, { localNetworks, startLocalNetworks }, siteDir, walletDir, frameDir, analyticsDir] =
      await settleAll([
        startChains(),
        // Loads while the nodes start: litesvm and its client take half a second.
        import('./start-local-networks.js'),
        dev ? '' : (options.siteDir ?? parts.findPage('site')),
        dev ? '' : (options.walletDir ?? parts.findPage('wallet')),
        options.frameDir ?? parts.findPage('frame'),
        options.analyticsDir ?? parts.findPage('analytics'),
      ])
    const sitePort = port ?? (await preferPort(3000))
    if (port === undefined && sitePort !== 3000)
      report(`Port 3000 is taken, so ${sitePort || 'a free one'} is used. Set PORT to choose.`)

    const { storybookFolder } = parts
    const hasStorybook = storybookFolder !== undefined && existsSync(storybookFolder)
    const preferBeside = (step: number) => prefer(sitePort === 0 ? 0 : sitePort + step)
    const ports = {
      site: sitePort,
      wallet: await preferBeside(1),
      relay: await preferBeside(2),
      dataApi: await preferBeside(3),
      identity: await preferBeside(4),
      inbox: await preferBeside(5),
      standIns: await preferBeside(6),
      frame: await preferBeside(7),
      bundler: await preferBeside(8),
      solana: await preferBeside(9),
      bitcoin: await preferBeside(10),
      polkadot: await preferBeside(11),
      harborPay: await preferBeside(12),
      quay: await preferBeside(13),
      northbay: await preferBeside(14),
      slowtide: await preferBeside(15),
      analytics: await preferBeside(16),
    }
    const nameDataApi = (host: LoopbackHost) => `http://${host}:${ports.dataApi}`
    const nameChain = (host: LoopbackHost, id: number) => `${nameDataApi(host)}/v1/?chainId=eip155:${id}`
    const listLocalNetworks = (host: LoopbackHost) =>
      (['solana', 'bitcoin', 'polkadot'] as const).map((key) => {
        const { caipNetworkId, name } = localNetworks[key]
        return { caipNetworkId, name, rpcUrl: `http://${host}:${ports[key]}` }
      })
    // Always by this name: its cookies and the redirect URIs of the providers belong to it.
    const nameIdentity = () => `http://localhost:${ports.identity}`
    const nameAnalytics = (host: LoopbackHost) => `http://${host}:${ports.analytics}`
    const nameBundler = (host: LoopbackHost) => `http://${host}:${ports.bundler}`
    const nameFrame = () => `http://localhost:${ports.frame}`
    const usesInbox = identityEnv.SMTP_URL === undefined
    const readConfig = (host: LoopbackHost = 'localhost'): RuntimeConfig => ({
      chains: localChains.map(({ id, name }) => ({
        id,
        name,
        rpcUrl: nameChain(host, id),
        ...pageContents,
      })),
      networks: [
        ...localChains.map(({ id, name }) => ({ caipNetworkId: `eip155:${id}`, name, rpcUrl: nameChain(host, id) })),
        ...listLocalNetworks(host),
      ],
      swap: { networks: localChains.map(({ id }) => `eip155:${id}`) },
      onRamp: { providers: listSellers(ports) },
      names: { zone: LOCAL_ZONE },
      exchanges: listExchanges(ports),
      pay: { shop: '/shop' },
      features: { smartSessions: true, pay: true },
      services: {
        practiceWallet: `http://${host}:${ports.wallet}`,
        directory: '/directory',
        dataApi: nameDataApi(host),
        relay: `ws://${host}:${ports.relay}`,
        identity: nameIdentity(),
        frame: nameFrame(),
        bundler: nameBundler(host),
        ...(usesInbox ? { inbox: `http://localhost:${ports.inbox}` } : {}),
        analytics: nameAnalytics(host),
        signIn: '/sign-in',
        faucet: '/faucet',
        ...(hasStorybook && !dev ? { storybook: '/storybook/' } : {}),
      },
    })
    const listSources = (host: LoopbackHost) => ({
      connect: [
        `ws://${host}:${ports.relay}`,
        nameDataApi(host),
        nameAnalytics(host),
        ...listLocalNetworks(host).map(({ rpcUrl }) => rpcUrl),
      ],
      images: [nameDataApi(host)],
    })

    const wallet = await track(
      dev
        ? startDevPages({
            name: 'Practice wallet',
            configFile: readDevConfig('wallet'),
            port: ports.wallet,
            readConfig,
          })
        : startPages({
            name: 'Practice wallet',
            folder: walletDir,
            port: ports.wallet,
            readConfig,
            // Only the hidden frame may be framed. A framed approval page would allow clickjacking.
            readPolicy: (host, path) => ({
              ...listSources(host),
              frame: [],
              forms: [],
              ancestors: path === '/background.html' ? [`http://${host}:${ports.site}`] : [],
            }),
          }),
    )
    ports.wallet = readPort(wallet.url)
    const frame = await track(
      startFrame({
        folder: frameDir,
        port: ports.frame,
        readConfig: () => ({
          identityUrl: nameIdentity(),
          dataApiUrl: nameDataApi('localhost'),
          networks: [
            ...listFrameNetworks(nameDataApi('localhost'), nameBundler('localhost')),
            ...listLocalNetworks('localhost')
              .filter(isSolanaNetwork)
              .map((network) => ({ ...network, nativeCurrency: { symbol: 'SOL', decimals: 9 } })),
          ],
        }),
        // Only the pages of this machine.
        readOrigins: async () => [],
        allowsLoopback: true,
        fonts: [parts.font],
      }),
    )
    ports.frame = readPort(frame.url)
    const shop = createShop({ readDataApi: () => nameDataApi('localhost'), readSite: () => site.url })
    const mounts = {
      '/directory': createDirectory({
        // The package is not installed for it: it has 80 MB.
        ...(findPackage('@web3icons/core') ? { readImage: readWeb3Icon } : {}),
        isAnalyticsEnabled: true,
      }),
      '/sign-in': createLoopbackSignIn({
        chains: localChains.map(({ id, name }) => ({ id, name, rpcUrl: controlUrls[id] ?? '' })),
        networks: Object.values(localNetworks).map(toSignInNetwork),
        readPort: () => ports.site,
        path: '/sign-in',
      }),
      '/faucet': createFaucet({ urls: controlUrls }),
      '/shop': shop.answer,
    }

    const site = await track(
      dev
        ? startDevPages({ name: 'Site', configFile: readDevConfig('site'), port: ports.site, readConfig, mounts })
        : startPages({
            name: 'Site',
            folder: siteDir,
            port: ports.site,
            readConfig,
            readPolicy: (host) => ({
              ...listSources(host),
              frame: [`http://${host}:${ports.wallet}`, nameFrame()],
              forms: [nameIdentity()],
              ancestors: ["'self'"],
            }),
            mounts,
            ...(hasStorybook ? { storybookFolder } : {}),
          }),
    )
    ports.site = readPort(site.url)

    const pages = [site.url, wallet.url]
    const sellers = startSellers(ports, () => nameDataApi('localhost'))
    const local = startLocalNetworks({ ports, dataDir, report })
    const exchanges = startExchanges(ports, controlUrls)
    const [inbox, standIns, harborPay, quay, northbay, slowtide, analytics, solana, bitcoin, polkadot] =
      await settleAll([
        usesInbox ? track(startInbox({ port: ports.inbox })) : undefined,
        track(startStandIns({ port: ports.standIns })),
        track(sellers[0]),
        track(sellers[1]),
        track(exchanges[0]),
        track(exchanges[1]),
        track(
          startAnalytics({
            port: ports.analytics,
            database: { folder: join(dataDir, 'analytics') },
            pageFolder: analyticsDir,
            // The pages of this machine only.
            allowedOrigins: pages,
            allowsLoopback: true,
            report,
          }),
        ),
        track(local.solana),
        track(local.bitcoin),
        track(local.polkadot),
      ])
    ports.harborPay = readPort(harborPay.url)
    ports.quay = readPort(quay.url)
    ports.northbay = readPort(northbay.url)
    ports.slowtide = readPort(slowtide.url)
    ports.analytics = readPort(analytics.url)
    ports.solana = readPort(solana.url)
    ports.bitcoin = readPort(bitcoin.url)
    ports.polkadot = readPort(polkadot.url)
    if (inbox) ports.inbox = readPort(inbox.url)
    // The bundler reads the same file. The identity service signs for it alone.
    const bundlerAccount = await ensureKey(join(dataDir, 'bundler', 'key'))
    const [relay, dataApi, identity, bundler] = await settleAll([
      track(
        startRelay({
          port: ports.relay,
          statePath: join(dataDir, 'relay.json'),
          report,
          // Without origins the relay would let the pages of any site connect.
          access: { allowedOrigins: [...pages, ...relayOrigins] },
          ...(redisUrl === undefined ? {} : { redisUrl }),
        }),
      ),
      track(
        forkDataApi({
          env: {
            PORT: String(ports.dataApi),
            LINTEL_DATA_DIR: dataDir,
            RPC_URLS: formatRpcUrls(controlUrls),
            ALLOWED_ORIGINS: [...pages, frame.url].join(' '),
            ALLOW_LOOPBACK: '1',
            ON_RAMP_STAND_INS: formatStandIns(listSellers(ports)),
            EXCHANGE_STAND_INS: formatStandIns(listExchanges(ports)),
            PAY_APPS: shop.formatApps(),
            LOCAL_SOLANA_URL: solana.url,
            NAMES_ZONES: LOCAL_ZONE,
            SESSIONS: '1',
            ...dataApiEnv,
          },
          report,
        }),
      ),
      track(
        forkIdentity({
          env: {
            PORT: String(ports.identity),
            LINTEL_DATA_DIR: dataDir,
            FRAME_ORIGIN: frame.url,
            STAND_INS_URL: standIns.url,
            SPONSOR_KEY: localSponsor.key,
            SPONSOR_PAYMASTERS: listSponsored(localSponsor.paymaster),
            SPONSOR_BUNDLERS: listSponsored(bundlerAccount.address),
            SPONSOR_RPC_URLS: formatRpcUrls(controlUrls),
            SPONSOR_DAILY_BUDGET: '5',
            // A wallet that is lost is replaced at once, for trying it.
            WALLET_WAIT: '0',
            ...(inbox ? { SMTP_URL: inbox.smtpUrl } : {}),
            ...identityEnv,
          },
          report,
        }),
      ),
      track(
        forkBundler({
          env: {
            PORT: String(ports.bundler),
            LINTEL_DATA_DIR: dataDir,
            RPC_URLS: formatRpcUrls(controlUrls),
            ALLOWED_ORIGINS: [site.url, frame.url].join(' '),
            ALLOW_LOOPBACK: '1',
            LOCAL_BALANCE: BUNDLER_BALANCE,
            TRUSTED_PAYMASTERS: localSponsor.paymaster,
          },
          report,
        }),
      ),
    ])
    ports.identity = readPort(identity.url)
    ports.relay = readPort(relay.url)
    ports.dataApi = readPort(dataApi.url)
    ports.bundler = readPort(bundler.url)

    await held.announce(site.url)
    return { url: site.url, config: readConfig(), controlUrls, services: [...services], close }
  } catch (error) {
    await close()
    throw error
  }
}

/** @throws Error in the package, which has no sources. */
function readDevConfig(page: PageName): string {
  const path = parts.devConfigs?.[page]
  if (path === undefined) throw new Error('Only the repository has sources to serve.')
  return path
}

function readPort(url: string): number {
  return Number(new URL(url).port)
}

/** Like `Promise.all`, but waits until every part has settled before it throws, so that the caller can close them all. */
async function settleAll<Parts extends readonly unknown[]>(parts: readonly [...Parts]) {
  await Promise.allSettled(parts)
  return Promise.all(parts)
}
