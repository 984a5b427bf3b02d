import { join } from 'node:path'
import { startRelay } from '../../../servers/relay/node/start-relay.js'
import type { Service } from '../../../servers/service.js'
import { test } from '../fixtures/own-site.js'
import { pairUp } from '../fixtures/pairing.js'
import { expect } from '../fixtures/site.js'
import { asVisitor } from '../fixtures/visitor.js'

test('a relay restarts during a session: a request made meanwhile is answered afterwards', async ({
  page,
  wallet,
  ownSite,
}) => {
  test.setTimeout(120_000)
  const relays: Service[] = []
  try {
    await page.goto('/')
    const visitor = asVisitor(page)
    await pairUp(page, wallet)

    const relay = ownSite.services.find(({ name }) => name === 'Relay')
    await relay?.close()
    await expect(wallet.page.getByText('The relay does not answer')).toBeVisible({ timeout: 15_000 })
    await page.getByRole('button', { name: 'Sign message' }).click()
    await expect(visitor.result).toContainText('Answer the request in your wallet')
    const port = Number(new URL(ownSite.config.services.relay ?? '').port)
    relays.push(await startRelay({ port, statePath: join(ownSite.dataDir, 'relay.json') }))

    await wallet.page.getByRole('button', { name: 'Approve', exact: true }).click({ timeout: 20_000 })
    await expect(visitor.result).toContainText('Signature verified')
  } finally {
    // No other test of this site needs a relay.
    await Promise.all(relays.map((relay) => relay.close()))
  }
})
