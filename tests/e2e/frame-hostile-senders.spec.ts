import type { Page } from '@playwright/test'
import { wait } from '../../src/rules/async/wait.js'
import { buildScript } from './fixtures/pages/build-page.js'
import { hostileMessages, writeAttack } from './fixtures/pages/frame/attack.js'
import { servePage } from './fixtures/pages/serve-page.js'
import { test as base, expect } from './fixtures/sites/test.js'

declare global {
  interface Window {
    strike?: (() => void) | undefined
  }
}

const WALLET = 'https://wallet.example'
const APP = 'https://app.example'
const EVIL = 'https://evil.example'

const test = base.extend<{ scripts: { app: string; wallet: string } }>({
  scripts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => use({ app: await buildScript('frame/app.ts'), wallet: await buildScript('frame/wallet.ts') }),
    { timeout: 240_000 },
  ],
})

// One build for the file: in parallel each worker would make its own.
test.describe.configure({ mode: 'default' })

const script = (code: string) => `<script>${code}</script>`
const embed = `<iframe name="wallet" src="${WALLET}/"></iframe>`
/** The test calls `strike` once the wallet has loaded. */
const strike = (code: string) => script(`window.strike = () => { ${code} }`)
/** A page that frames the wallet and attacks it. */
const embeds = `${script(writeAttack())}${embed}${strike('attack(frames.wallet)')}`
const escapeAttribute = (html: string) => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

type Pages = Record<string, string>

/** `start` is opened first; `pages` are the pages of the other addresses. The wallet's page is always the real one. */
type Sender = { name: string; start: string; pages: Pages; act?: (page: Page) => Promise<void> }

/** The app's page, which owns the frame and waits for a signature, and a hostile part of it. */
const withApp = (html: string): Pages => ({ [`${APP}/`]: `<body>${script('HOST')}${html}</body>` })
/** Attacks the wallet in the window `app`, and that window. */
const attackApp = (app: string) => `${script(writeAttack())}${strike(`attack(${app}.frames[0]); attack(${app})`)}`

const otherOrigins: Sender[] = [
  ['a page of another origin', EVIL],
  ['the page over http', 'http://app.example'],
  ['the page on another port', `${APP}:8443`],
  ['a subdomain of the page', 'https://sub.app.example'],
  ['a domain that starts like the page', 'https://app.example.evil.example'],
].map(([name = '', origin = '']) => ({ name, start: `${origin}/`, pages: { [`${origin}/`]: embeds } }))

const partsOfThePage: Sender[] = [
  {
    name: 'a sandboxed part of the page',
    start: `${APP}/`,
    pages: { [`${APP}/`]: `<iframe sandbox="allow-scripts" srcdoc="${escapeAttribute(embeds)}"></iframe>` },
  },
  {
    name: 'a data: page inside the page',
    start: `${APP}/`,
    pages: { [`${APP}/`]: `<iframe src="data:text/html,${encodeURIComponent(embeds)}"></iframe>` },
  },
  {
    name: 'a frame of another origin beside the wallet',
    start: `${APP}/`,
    pages: { ...withApp(`<iframe src="${EVIL}/part"></iframe>`), [`${EVIL}/part`]: attackApp('parent') },
  },
  {
    name: 'a frame of the same origin beside the wallet',
    start: `${APP}/`,
    pages: {
      [`${APP}/`]: `${embed}<iframe src="${APP}/part"></iframe>`,
      [`${APP}/part`]: `${script(writeAttack())}${strike('attack(parent.frames.wallet)')}`,
    },
  },
]

const otherWindows: Sender[] = [
  {
    name: 'a window that the page opened',
    start: `${APP}/`,
    pages: {
      ...withApp(script(`onload = () => setTimeout(() => open('${EVIL}/window'))`)),
      [`${EVIL}/window`]: attackApp('opener'),
    },
  },
  {
    name: 'the window that opened the page',
    start: `${EVIL}/`,
    pages: { ...withApp(''), [`${EVIL}/`]: `${script(`window.app = open('${APP}/')`)}${attackApp('window.app')}` },
  },
  {
    name: 'a page around the page',
    start: `${EVIL}/`,
    pages: { ...withApp(''), [`${EVIL}/`]: `<iframe name="app" src="${APP}/"></iframe>${attackApp('frames[0]')}` },
  },
  {
    name: 'the page, which opened the wallet as a window',
    start: `${APP}/`,
    pages: {
      [`${APP}/`]: `${script(writeAttack())}${script(`window.wallet = open('${WALLET}/')`)}${strike('attack(window.wallet)')}`,
    },
  },
]

const ownScripts: Sender[] = [
  {
    name: 'the wallet’s window itself',
    start: `${APP}/idle`,
    // The page counts what the wallet posts to its parent.
    pages: { [`${APP}/idle`]: `${script(writeAttack())}${embed}` },
    act: async (page) => {
      const wallet = page.frame({ name: 'wallet' })
      await wallet?.evaluate(writeAttack())
      await wallet?.evaluate(() => Reflect.get(window, 'attack')(window))
    },
  },
  {
    name: 'a script that dispatches events of the page',
    start: `${APP}/idle`,
    pages: { [`${APP}/idle`]: `${script(writeAttack())}${embed}` },
    act: async (page) => {
      await page.frame({ name: 'wallet' })?.evaluate((messages) => {
        let replies = 0
        for (const { data, ports } of messages) {
          const channels = Array.from({ length: ports }, () => new MessageChannel())
          for (const { port1 } of channels) {
            port1.onmessage = () => {
              replies += 1
              Reflect.set(window, 'replies', replies)
            }
          }
          window.dispatchEvent(
            new MessageEvent('message', {
              data,
              origin: 'https://app.example',
              source: window.parent,
              ports: channels.map(({ port2 }) => port2),
            }),
          )
        }
        Reflect.set(window, 'sent', messages.length)
      }, hostileMessages)
    },
  },
  {
    name: 'the page itself, with messages that are no hello',
    start: `${APP}/`,
    pages: {
      [`${APP}/`]: `${script(writeAttack([...hostileMessages.slice(1), { name: 'null', data: null, ports: 1 }]))}${embed}${strike('attack(frames.wallet)')}`,
    },
  },
]

const senders = {
  'pages of other origins': otherOrigins,
  'other parts of the page': partsOfThePage,
  'other windows': otherWindows,
  'scripts of the page and of the frame': ownScripts,
}

const listFrames = (page: Page) =>
  page
    .context()
    .pages()
    .flatMap((one) => one.frames())

async function openSender(page: Page, { start, pages, act }: Sender, scripts: { app: string; wallet: string }) {
  const owner = `${scripts.app}; void window.awaitSignature('${WALLET}/')`
  const answer = ({ url }: Request) => {
    const { origin } = new URL(url)
    const body = origin === WALLET ? script(scripts.wallet) : pages[url]
    if (body === undefined) return new Response(url, { status: 404 })
    const html = `<!doctype html><title>Page</title>${body.replace('HOST', () => owner)}`
    return new Response(html, { headers: { 'content-type': 'text/html' } })
  }
  for (const origin of new Set([WALLET, ...Object.keys(pages).map((url) => new URL(url).origin)])) {
    await servePage(answer, { at: { target: page.context(), origin } })
  }
  await page.goto(start)
  const wallet = () => listFrames(page).find((frame) => frame.url().startsWith(WALLET))
  await expect.poll(() => wallet()?.evaluate(() => window.accepted !== undefined)).toBe(true)
  if (ownsFrame(pages)) await expect.poll(() => readOutcomes(page)).toEqual(['waiting'])
  await act?.(page)
  const strikeAll = () =>
    Promise.all(
      listFrames(page).map((frame) =>
        frame.evaluate(() => {
          const { strike } = window
          window.strike = undefined
          strike?.()
          return strike !== undefined
        }),
      ),
    )
  if (!act) await expect.poll(strikeAll).toContain(true)
}

/** Whether a page of the app is the real owner of the frame. */
const ownsFrame = (pages: Pages) => pages[`${APP}/`]?.includes('HOST') ?? false

/** The sum of a counter over all windows and frames. */
async function sum(page: Page, name: 'replies' | 'sent'): Promise<number> {
  const counts = await Promise.all(
    listFrames(page).map((frame) => frame.evaluate((key) => Number(Reflect.get(window, key) ?? 0), name)),
  )
  return counts.reduce((all, one) => all + one, 0)
}

async function readWallets(page: Page) {
  const wallets = listFrames(page).filter((frame) => frame.url().startsWith(WALLET))
  return Promise.all(
    wallets.map((frame) => frame.evaluate(() => ({ accepted: window.accepted, handled: window.handled }))),
  )
}

/** The outcome of the signature that each app waits for. */
async function readOutcomes(page: Page) {
  const outcomes = await Promise.all(listFrames(page).map((frame) => frame.evaluate(() => window.outcome)))
  return outcomes.filter((outcome) => outcome !== undefined)
}

test('there are 16 senders and 11 messages', () => {
  expect([Object.values(senders).flat().length, hostileMessages.length]).toEqual([16, 11])
})

for (const [kind, group] of Object.entries(senders)) {
  test(`the frame and its page neither accept nor answer ${kind}`, async ({ browser, scripts }) => {
    const opened = await Promise.all(
      group.map(async (sender) => {
        const context = await browser.newContext()
        const page = await context.newPage()
        await openSender(page, sender, scripts)
        return { sender, page, context }
      }),
    )
    for (const { sender, page } of opened) {
      // Where the app owns the frame, its own window is attacked too.
      const count = hostileMessages.length * (ownsFrame(sender.pages) ? 2 : 1)
      await expect.poll(() => sum(page, 'sent'), { message: sender.name, timeout: 10_000 }).toBe(count)
    }
    // An answer that is sent has arrived by then, from all of them.
    await wait(500)
    for (const { sender, page } of opened) {
      const hasOwner = ownsFrame(sender.pages)
      expect(await sum(page, 'replies'), sender.name).toBe(0)
      const owned = { accepted: [APP], handled: ['IS_CONNECTED', 'RPC_REQUEST'] }
      expect(await readWallets(page), sender.name).toEqual([hasOwner ? owned : { accepted: [], handled: [] }])
      expect(await readOutcomes(page), sender.name).toEqual(hasOwner ? ['waiting'] : [])
    }
    await Promise.all(opened.map(({ context }) => context.close()))
  })
}
