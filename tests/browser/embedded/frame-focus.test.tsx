import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { signMessage } from 'wagmi/actions'
import { getWagmiConfig } from '../../../src/chains/eip155/index.js'
import { wait } from '../../../src/rules/async/wait.js'
import { createFakeFrame } from './fixtures/fake-frame.js'
import { openConnected } from './fixtures/open-app.js'

const slow = { timeout: 8_000 }
const dialog = page.getByRole('dialog', { name: 'Your wallet' })
const findFrame = () => document.querySelector('iframe[data-lintel-frame]')

/** An app with the embedded wallet. `answer` answers the oldest request that waits. */
async function openApp() {
  const fake = createFakeFrame()
  const waiting: ((signature: string) => void)[] = []
  fake.answers.RPC_REQUEST = () => new Promise((resolve) => waiting.push(resolve))
  const lintel = await openConnected()
  const sign = () => signMessage(getWagmiConfig(lintel), { message: 'Hello' })
  const answer = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    waiting.shift()?.(`0x${'5'.repeat(130)}`)
  }
  return { sign, answer }
}

it('has the focus when the modal opens for a request', async () => {
  const { sign, answer } = await openApp()
  const first = sign()
  await answer()
  await first
  await expect.element(dialog).not.toBeInTheDocument()

  const second = sign()
  await expect.element(dialog, slow).toBeVisible()
  await expect.poll(() => document.activeElement).toBe(findFrame())
  await wait(300)
  expect(document.activeElement).toBe(findFrame())
  await answer()
  await second
})

it('has the focus when a request opens the modal again while it closes', async () => {
  const { sign, answer } = await openApp()
  const first = sign()
  await expect.element(dialog, slow).toBeVisible()
  await answer()
  await first
  const second = sign()
  await expect.poll(() => document.activeElement).toBe(findFrame())
  await wait(300)
  expect(document.activeElement).toBe(findFrame())
  await answer()
  await second
})
