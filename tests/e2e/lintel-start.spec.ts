import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { createTestClient, http, parseEther } from 'viem'
import { installSmartAccounts } from '../../servers/chains/smart-accounts/install-smart-accounts.js'
import { startInbox } from '../../servers/identity/inbox/start-inbox.js'
import { MAX_INSTALL } from '../consumers/install-app.js'
import { startTestAnvil } from '../fixtures/anvil.js'
import { untilReady } from '../fixtures/run-site.js'
import { type LintelRun, providePackages, readServiceUrl, runLintel } from '../operation/fixtures/run-lintel.js'
import { startTwoMachines, type TwoMachines } from '../operation/fixtures/start-two-machines.js'
import { startWallet } from '../unit/chains/walletconnect/fixtures/start-wallet.js'
import { startPostgres } from '../unit/servers/fixtures/start-postgres.js'
import { startRedis } from '../unit/servers/relay/fixtures/start-redis.js'
import { type ServiceUrls, type StrangerApp, startStrangerApp } from './fixtures/sites/stranger-app.js'
import {
  enterCode,
  enterFrame,
  expectConnected,
  frameOf,
  newEmail,
  readAddress,
  readAndApprove,
  requestEmail,
  setRecoveryUp,
} from './fixtures/visitors/embedded-visitor.js'
import { openCode, readCode } from './fixtures/visitors/pairing.js'
import { asVisitor, createAccount, reviewPayment } from './fixtures/visitors/visitor.js'

/** An app of a stranger, built with the packed package, whose services `npx lintel start` runs. */

// One after the other: they share the app.
test.describe.configure({ mode: 'default', timeout: 120_000 })

let app: StrangerApp
test.beforeAll(async () => {
  test.setTimeout(MAX_INSTALL)
  app = await startStrangerApp()
})
test.afterAll(() => app?.close())

type Deployment = {
  urls: ServiceUrls
  inbox: string
  /** Gives an account 1 ETH. */
  fund(address: string): Promise<unknown>
}

/** Interrupts the services in the middle of each step. */
type Interruptions = { pairing?: () => Promise<void>; login?: () => Promise<void>; payment?: () => Promise<void> }

async function readBalance({ urls }: Deployment, address: string): Promise<bigint> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [address, 'latest'] })
  const url = `${urls.dataApi}/v1/?chainId=eip155:31337`
  const reply = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return BigInt(((await reply.json()) as { result: string }).result)
}

/** A visitor connects a wallet of another device and leaves, logs in by e-mail, and sends. */
async function visit(page: Page, deployment: Deployment, interruptions: Interruptions = {}): Promise<void> {
  const { urls, inbox, fund } = deployment
  const visitor = asVisitor(page)
  app.use(urls)
  await page.goto(app.url)

  await test.step('a wallet of another device connects over the relay', async () => {
    await openCode(page)
    const link = await readCode(page)
    await interruptions.pairing?.()
    const wallet = await startWallet(urls.relay)
    await wallet.pair(link)
    await expect(visitor.accountButton).toContainText('0x', { timeout: 60_000 })
    await expect(page.getByRole('dialog')).toBeHidden()
    await visitor.accountButton.click()
    await visitor.dialog('Account').getByRole('button', { name: 'Disconnect' }).click()
    await expect(visitor.accountButton).toHaveText('Connect wallet')
    await wallet.close()
  })

  await test.step('they log in by e-mail', async () => {
    const email = newEmail('ada')
    await requestEmail(page, email)
    await interruptions.login?.()
    await enterCode(page, { inbox }, email)
    await setRecoveryUp(page)
    await expectConnected(page)
  })

  await test.step('they send', async () => {
    const address = await readAddress(page)
    await fund(address)
    await expect.poll(() => readBalance(deployment, address)).toBe(parseEther('1'))
    const { address: receiver } = createAccount()
    const review = await reviewPayment(page, { amount: '0.25', to: receiver })
    await interruptions.payment?.()
    await review.getByRole('button', { name: 'Send', exact: true }).click()
    const frame = frameOf(page)
    const title = frame.getByRole('heading', { level: 1 })
    await expect(title).toBeVisible({ timeout: 60_000 })
    await enterFrame(title)
    await readAndApprove(frame, { timeout: 60_000 })
    await expect.poll(() => readBalance(deployment, receiver), { timeout: 60_000 }).toBe(parseEther('0.25'))
    const account = visitor.dialog('Account')
    await account.getByRole('tab', { name: 'Activity' }).click()
    await expect(account.getByRole('button', { name: /0\.25\sETH/ })).toBeVisible()
  })
}

test.describe('by one command, which serves everything', () => {
  let running: LintelRun
  let deployment: Deployment
  test.beforeAll(async () => {
    const dataFolder = join(app.installed.path, 'everything')
    providePackages(dataFolder)
    running = runLintel(app.installed, ['start'], { PORT: '0', LINTEL_DATA_DIR: dataFolder })
    await expect.poll(() => running.read(), { timeout: 60_000 }).toContain('Lintel is ready')
    const read = (name: string) => readServiceUrl(running, name)
    const site = read('Site')
    const urls = { frame: read('Frame'), dataApi: read('Data API'), relay: read('Relay') }
    await untilReady({ chains: [], services: { ...urls, identity: read('Identity') } })
    deployment = {
      urls: { ...urls, directory: `${site}/directory` },
      inbox: read('Inbox'),
      fund(address) {
        const body = JSON.stringify({ chainId: 31_337, address })
        return fetch(`${site}/faucet`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      },
    }
  })
  test.afterAll(async () => {
    running?.child.kill('SIGTERM')
    await running?.ended
  })

  test('a visitor connects, logs in by e-mail, and sends', ({ page }) => visit(page, deployment))
})

test.describe('on PostgreSQL and Redis, with two of each service', () => {
  const closing: (() => unknown)[] = []
  let machines: TwoMachines
  let deployment: Deployment
  const keep = <Started extends { close(): unknown }>(started: Started) => {
    closing.push(() => started.close())
    return started
  }
  test.beforeAll(async () => {
    const startChain = async () => {
      const chain = keep(await startTestAnvil({ chainId: 31_337 }))
      await installSmartAccounts(chain.url)
      return chain.url
    }
    const startDatabase = async () => keep(await startPostgres()).createDatabase()
    const [database, { url: redis }, { url: inbox, smtpUrl: smtp }, node] = await Promise.all([
      startDatabase(),
      startRedis().then(keep),
      startInbox({ port: 0 }).then(keep),
      startChain(),
    ])
    machines = keep(await startTwoMachines(app.installed, { database, redis, smtp, node, app: app.url }))
    const { frame, relay, 'data-api': dataApi } = machines.urls
    const client = createTestClient({ mode: 'anvil', transport: http(node) })
    deployment = {
      urls: { frame, relay, dataApi },
      inbox,
      fund: (address) => client.setBalance({ address: address as `0x${string}`, value: parseEther('1') }),
    }
  })
  test.afterAll(async () => {
    for (const close of closing.reverse()) await close()
  })

  test('a visitor does the same while one of each is killed in the middle, and is started again', async ({ page }) => {
    await visit(page, deployment, {
      // The relay that the page is connected to.
      pairing: () => machines.kill('relay', 'lintel_relay_connections', 1),
      async login() {
        const route = { method: 'POST', route: '/email/start', status: '200' }
        await machines.kill('identity', 'lintel_http_requests_total', 1, route)
        await machines.kill('frame', 'lintel_ready', 1)
      },
      async payment() {
        await machines.kill('bundler', 'lintel_bundler_active', 1)
        await machines.kill('data-api', 'lintel_indexer_active', 1)
      },
    })
    await machines.untilStartedAgain()
  })
})
