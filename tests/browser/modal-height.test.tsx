import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createLintel, LintelModal, LintelProvider } from '../../src/index.js'
import { createMemoryStorage, mockChain, sampleNetworks } from '../../src/testing/index.js'
import { Theme } from '../../src/theme/index.js'

it('has no scroll bar while the card grows to the height of the next view', async () => {
  const lintel = createLintel({
    metadata: { name: 'Harbor' },
    networks: sampleNetworks,
    adapters: [mockChain()],
    storage: createMemoryStorage(),
    debug: false,
  })
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  root.render(
    <Theme>
      <LintelProvider lintel={lintel}>
        <LintelModal preload={false} />
      </LintelProvider>
    </Theme>,
  )
  onTestFinished(() => {
    root.unmount()
    place.remove()
    lintel.destroy()
  })
  lintel.actions.open({ view: 'GetWallet' })
  await expect.element(page.getByRole('dialog')).toBeVisible()
  const viewport = await vi.waitFor(() => {
    const view = document.querySelector('[role="dialog"] div[data-direction]')
    const found = view?.parentElement?.parentElement
    if (!found?.style.blockSize) throw new Error('The card has no height yet.')
    return found
  })
  const seen: { overflow: string; isGrowing: boolean }[] = []
  const watch = () => {
    const isGrowing = viewport.getAnimations().some(({ playState }) => playState === 'running')
    seen.push({ overflow: getComputedStyle(viewport).overflowY, isGrowing })
    frame = requestAnimationFrame(watch)
  }
  let frame = requestAnimationFrame(watch)
  lintel.actions.push({ name: 'WhatIsAWallet' })
  await expect.poll(() => seen.filter(({ isGrowing }) => isGrowing).length).toBeGreaterThan(3)
  await expect.poll(() => seen.at(-1)).toEqual({ overflow: 'auto', isGrowing: false })
  cancelAnimationFrame(frame)
  expect(seen.filter(({ overflow, isGrowing }) => isGrowing && overflow !== 'hidden').length).toBeLessThanOrEqual(1)
})
