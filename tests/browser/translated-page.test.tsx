import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { translatePage } from '../../.storybook/translate-page.js'
import { Button } from '../../src/components/index.js'
import { getNetwork } from '../../src/core/index.js'
import { ConnectButton, createLintel, LintelModal, LintelProvider } from '../../src/index.js'
import { createMemoryStorage, mockChain, sampleConnectors, sampleNetworks } from '../../src/testing/index.js'

const [wallet] = sampleConnectors
const [, otherNetwork] = sampleNetworks

/** Translates the page, and each text that comes later. */
function keepTranslating(): void {
  translatePage()
  const watch = { childList: true, characterData: true, subtree: true }
  const observer = new MutationObserver(() => {
    observer.disconnect()
    translatePage()
    observer.observe(document.body, watch)
  })
  observer.observe(document.body, watch)
  onTestFinished(() => observer.disconnect())
}

const button = (name: string | RegExp) => page.getByRole('button', { name })

// What each view shows after a change is proven by its stories. This is the way through them.
test('a visitor of a translated page connects, switches the network, signs and disconnects', {
  timeout: 60_000,
}, async () => {
  const problem = vi.fn()
  const mock = mockChain()
  const lintel = createLintel({
    metadata: { name: 'Harbor' },
    networks: sampleNetworks,
    adapters: [mock],
    storage: createMemoryStorage(),
    debug: false,
  })
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place, { onUncaughtError: problem, onCaughtError: problem })
  root.render(
    <LintelProvider lintel={lintel}>
      <ConnectButton />
      <Button onClick={() => lintel.actions.signMessage({ message: 'Hello' })}>Sign message</Button>
      <LintelModal preload={false} />
    </LintelProvider>,
  )
  onTestFinished(() => {
    root.unmount()
    place.remove()
    lintel.destroy()
  })
  await expect.element(button('Connect wallet')).toBeVisible()
  keepTranslating()

  const connecting = mock.control.hold('connect')
  await button('Connect wallet').click()
  await button(new RegExp(`^${wallet.name}`)).click()
  connecting.reject('request-rejected')
  const connectingAgain = mock.control.hold('connect')
  await button('Try again').click()
  connectingAgain.release()
  await expect.element(button(/Account$/)).toBeVisible()

  lintel.actions.open({ view: 'Networks' })
  await button(new RegExp(`^${otherNetwork?.name}`)).click()
  await expect.poll(() => getNetwork(lintel.store.getState())).toBe('eip155:8453')
  lintel.actions.close()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()

  const signing = mock.control.hold('signMessage')
  await button('Sign message').click()
  await expect.element(button('Sign message')).toHaveAttribute('aria-busy', 'true')
  signing.release()
  await expect.element(button('Sign message')).not.toHaveAttribute('aria-busy')

  await button(/Account$/).click()
  await button('Disconnect').click()
  await expect.element(button('Connect wallet')).toBeVisible()
  expect(problem).not.toHaveBeenCalled()
})
