import type { Page } from '@playwright/test'
import { http } from 'viem'
import { anvil } from 'viem/chains'
import { answerSignIn } from './fixtures/pages/answer-sign-in.js'
import type { PageOptions } from './fixtures/pages/serve-page.js'
import { expect, test as siteTest } from './fixtures/sites/site.js'
import { firstAddress } from './fixtures/visitors/visitor.js'

type OneClickSite = {
  /** The page, which requires sign-in. */
  url: string
  /** The paths of the requests to its sign-in server so far. */
  requests: string[]
}

const test = siteTest.extend<{ site: OneClickSite }>({
  script: 'one-click.tsx',
  site: async ({ built, serve, server, rpcUrls }, use) => {
    const rpc = rpcUrls[31337] ?? ''
    const requests: string[] = []
    const signIn = answerSignIn({ chains: [anvil], transports: { [anvil.id]: http(rpc) } })
    const services: PageOptions['services'] = {
      '/sign-in/': (request) => {
        requests.push(new URL(request.url).pathname)
        return signIn(request)
      },
    }
    const { url } = await serve(built, { services })
    await use({ url: `${url}/?${new URLSearchParams({ relay: server.config.services.relay ?? '', rpc })}`, requests })
  },
})

const visitorOf = (page: Page) => page.getByLabel('Visitor', { exact: true })

/** Opens the page and returns the link of its code. */
async function copyLink(page: Page, url: string): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(url)
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'WalletConnect' }).click()
  await page.getByRole('button', { name: 'Copy link', exact: true }).click()
  return page.evaluate(() => navigator.clipboard.readText())
}

async function readSession(page: Page) {
  const { session } = await (await page.request.get(new URL('/sign-in/session', page.url()).href)).json()
  return session
}

test('pairs by a link and signs in by one approval, which the server verifies', async ({ page, wallet, site }) => {
  const link = await copyLink(page, site.url)
  expect(link).toContain('methods=wc_sessionAuthenticate')
  await wallet.paste(link)
  await expect(wallet.page.getByRole('heading', { level: 1, name: 'Connect and sign in' })).toBeFocused()
  const message = wallet.page.getByRole('region', { name: 'Message' })
  await expect(message).toContainText(`${new URL(site.url).host} wants you to sign in with your Ethereum account:`)
  await expect(message).toContainText('Sign in to Harbour.')
  expect(await readSession(page)).toBeNull()

  await wallet.approve()
  await expect(visitorOf(page)).toHaveText(`${firstAddress.full} signedIn`)
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await readSession(page)).toMatchObject({ accountAddress: firstAddress.full, chainId: 'eip155:31337' })
  expect(site.requests.filter((path) => path === '/sign-in/verify')).toHaveLength(1)
  // The wallet has nothing more to answer.
  await expect(wallet.page.getByText('Harbour is connected, and you have signed in there.')).toBeVisible()

  await page.reload()
  await expect(visitorOf(page)).toHaveText(`${firstAddress.full} signedIn`)
})
