import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createLintel, type Lintel, LintelModal, LintelProvider } from '../../src/index.js'
import { createMemoryStorage, mockChain, sampleNetworks } from '../../src/testing/index.js'
import { Theme } from '../../src/theme/index.js'
import { placeAtRest } from './place-at-rest.js'
import { createPointer } from './send-pointer.js'

/** Opens the modal with this view. Returns the part of the card that changes its height. */
async function openModal(view: 'GetWallet' | 'WhatIsAWallet'): Promise<{ lintel: Lintel; viewport: HTMLElement }> {
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
  lintel.actions.open({ view })
  await expect.element(page.getByRole('dialog')).toBeVisible()
  const viewport = await vi.waitFor(() => {
    const view = document.querySelector('[role="dialog"] div[data-direction]')
    const found = view?.parentElement?.parentElement
    if (!found?.style.blockSize) throw new Error('The card has no height yet.')
    return found
  })
  return { lintel, viewport }
}

it('has no scroll bar while the card grows to the height of the next view', async () => {
  const { lintel, viewport } = await openModal('GetWallet')
  const growing = new Promise<Animation[]>((resolve) => {
    viewport.addEventListener('transitionrun', () => {
      const animations = viewport.getAnimations()
      for (const animation of animations) animation.pause()
      resolve(animations)
    })
  })
  const readOverflow = () => getComputedStyle(viewport).overflowY
  lintel.actions.push({ name: 'WhatIsAWallet' })
  const animations = await growing
  expect(readOverflow()).toBe('hidden')
  for (const animation of animations) animation.finish()
  await expect.poll(readOverflow).toBe('auto')
})

it('clicks the button that was pressed, also when the card has grown meanwhile', async () => {
  const mouse = createPointer('mouse')
  const { lintel, viewport } = await openModal('WhatIsAWallet')
  const before = viewport.style.blockSize
  lintel.actions.push({ name: 'GetWallet' })
  const back = page.getByRole('button', { name: 'Back' })
  await expect.element(back).toBeVisible()
  // The card begins to grow frames after its view has changed.
  await expect.poll(() => viewport.style.blockSize).not.toBe(before)
  const { x, y, width, height } = await placeAtRest(back.element())
  const at = { x: x + width / 2, y: y + height / 2 }
  await mouse.press(at)
  expect(back.element().matches(':active')).toBe(true)
  lintel.actions.push({ name: 'WhatIsAWallet' })
  await expect.poll(() => back.element().contains(document.elementFromPoint(at.x, at.y))).toBe(false)
  await mouse.release(at)
  await expect
    .poll(() => lintel.store.getState().router.stack.map(({ name }) => name))
    .toEqual(['WhatIsAWallet', 'GetWallet'])
})
