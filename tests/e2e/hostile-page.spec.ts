import type { Page } from '@playwright/test'
import { createPublicClient, type Hex, http } from 'viem'
import type { ServedPage } from './fixtures/pages/serve-page.js'
import { expect, test as siteTest } from './fixtures/sites/site.js'

/** An account that only this test uses. */
const victim = '0x000000000000000000000000000000000000dEaD'
const command = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'anvil_setBalance', params: [victim, '0x1'] })
const question = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })

const test = siteTest.extend<{ other: ServedPage }>({
  other: async ({ serve }, use) => use(await serve('<title>Other</title>')),
})

/** Sends `body` from the page in each way that a browser has. Returns what the page could read. */
function sendFrom(page: Page, url: string, body: string): Promise<(string | null)[]> {
  return page.evaluate(
    async ([address, text]) => {
      const post = (init: RequestInit) =>
        fetch(address, { method: 'POST', body: text, ...init }).then(
          (response) => response.text(),
          () => null,
        )
      const answers = [
        await post({ headers: { 'content-type': 'application/json' } }),
        await post({ headers: { 'content-type': 'text/plain' } }),
        await post({ mode: 'no-cors', headers: { 'content-type': 'text/plain' } }),
      ]
      navigator.sendBeacon(address, text)
      return answers
    },
    [url, body] as const,
  )
}

test('a page of another site can neither command nor read the local chains', async ({
  page,
  other,
  rpcUrls,
  controlUrls,
}) => {
  const [rpcUrl, controlUrl] = [rpcUrls[31337] ?? '', controlUrls[31337] ?? '']
  // A name of no loopback page. `*.localhost` is this machine, too.
  await page.goto(other.url.replace('localhost', 'evil.localhost'))
  for (const body of [command, question]) {
    expect(await sendFrom(page, controlUrl, body)).toEqual([null, null, ''])
    // The page may read why it is refused, and nothing else.
    const refusal = expect.stringContaining('This origin is not allowed.')
    expect(await sendFrom(page, rpcUrl, body)).toEqual([refusal, refusal, ''])
  }
  const client = createPublicClient({ transport: http(controlUrl) })
  expect(await client.getBalance({ address: victim as Hex })).toBe(0n)
})

test('an app of this machine on another port reads the local chains, and cannot command them', async ({
  page,
  other,
  rpcUrls,
  controlUrls,
}) => {
  const [rpcUrl, controlUrl] = [rpcUrls[31337] ?? '', controlUrls[31337] ?? '']
  await page.goto(other.otherSite)
  expect((await sendFrom(page, rpcUrl, question))[0]).toContain('"result":"0x7a69"')
  await sendFrom(page, rpcUrl, command)
  expect(await sendFrom(page, controlUrl, command)).toEqual([null, null, ''])
  const client = createPublicClient({ transport: http(controlUrl) })
  expect(await client.getBalance({ address: victim as Hex })).toBe(0n)
})

test('a page whose host name resolves to this machine cannot call the local chains', async ({ browser, rpcUrls }) => {
  // DNS rebinding: for the browser the page and the chains have one origin. `*.localhost` is this machine, too.
  const url = (rpcUrls[31337] ?? '').replace('localhost', 'rebound.localhost')
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(new URL(url).origin)
  const answers = await sendFrom(page, url, question)
  expect(answers.join()).not.toContain('0x7a69')
  expect(answers[0]).toContain('This host is not served here')
  await context.close()
})
