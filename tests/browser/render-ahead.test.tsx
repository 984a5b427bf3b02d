import { hideOthers } from 'aria-hidden'
import type { ComponentProps } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createLintel, type Lintel } from '../../src/headless/index.js'
import { LintelModal } from '../../src/modal/index.js'
import { LintelProvider, useAccount } from '../../src/react/index.js'
import { wait } from '../../src/rules/async/wait.js'
import { createFakeDirectory, createMemoryStorage, mockChain, sampleNetworks } from '../../src/testing/index.js'

/** How often the card of the modal was rendered. */
let cards = 0

vi.mock('../../src/modal/shell/modal-card.js', async (importOriginal) => {
  const { ModalCard } = await importOriginal<typeof import('../../src/modal/shell/modal-card.js')>()
  return {
    ModalCard: (props: ComponentProps<typeof ModalCard>) => {
      cards += 1
      return <ModalCard {...props} />
    },
  }
})

/** How often the list of wallets was rendered. */
let lists = 0

vi.mock('../../src/features/connect/views/connect/connect-view.js', async (importOriginal) => {
  const { ConnectView } =
    await importOriginal<typeof import('../../src/features/connect/views/connect/connect-view.js')>()
  return {
    ConnectView: (props: ComponentProps<typeof ConnectView>) => {
      lists += 1
      return <ConnectView {...props} />
    },
  }
})

const dialog = page.getByRole('dialog', { name: 'Connect wallet' })
const findAhead = () => document.querySelector<HTMLElement>('[role="dialog"]')

const directory = createFakeDirectory()
const readWallets = vi.spyOn(directory, 'listWallets')
let main: HTMLElement
let root: Root
let lintel: Lintel
let chain: ReturnType<typeof mockChain>

function Address() {
  return <output>{useAccount().account?.address}</output>
}

beforeEach(async () => {
  main = document.body.appendChild(document.createElement('main'))
  root = createRoot(main)
  readWallets.mockClear()
  chain = mockChain()
  lintel = createLintel({
    metadata: { name: 'Ahead' },
    networks: sampleNetworks,
    adapters: [chain],
    storage: createMemoryStorage(),
    directory,
  })
  root.render(
    <LintelProvider lintel={lintel}>
      <button type="button" onClick={() => lintel.actions.open()}>
        Open
      </button>
      <Address />
      <LintelModal />
    </LintelProvider>,
  )
  await expect.poll(() => findAhead()).not.toBeNull()
})

afterEach(() => {
  root.unmount()
  main.remove()
})

test('until the first opening, the modal that is rendered ahead has no effect on the page', async () => {
  expect(findAhead()?.checkVisibility()).toBe(false)
  expect(document.querySelector('[data-lintel-modal], [data-lintel-hidden], [data-radix-focus-guard]')).toBeNull()
  expect(document.activeElement).toBe(document.body)
  expect(readWallets).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(findAhead()?.checkVisibility()).toBe(false)
})

test('opening shows the same elements, moves focus into them, and closing restores it', async () => {
  const ahead = findAhead()
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(dialog).toBeVisible()
  expect(findAhead()).toBe(ahead)
  await expect.poll(() => ahead?.contains(document.activeElement)).toBe(true)
  await expect.poll(() => readWallets).toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => findAhead()).toBeNull()
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test('opening and closing do not render the view again', async () => {
  const before = cards
  expect(before).toBeGreaterThan(0)
  lintel.actions.open()
  await expect.element(dialog).toBeVisible()
  lintel.actions.close()
  await expect.poll(() => findAhead()).toBeNull()
  expect(cards).toBe(before)
})

test('opening another view before the modal has closed shows it, with focus', async () => {
  lintel.actions.open()
  await expect.element(dialog).toBeVisible()
  lintel.actions.close()
  await Promise.resolve()
  lintel.actions.open({ view: 'WhatIsAWallet' })
  await expect.element(page.getByRole('dialog', { name: 'What is a wallet?' })).toBeVisible()
  await expect.poll(() => findAhead()?.contains(document.activeElement)).toBe(true)
  await wait(100)
  expect(findAhead()?.dataset.state).toBe('open')
})

test('the page shows the address of the wallet before the modal closes', async () => {
  lintel.actions.open()
  await expect.element(dialog).toBeVisible()
  const states: (string | undefined)[] = []
  const noteState = () => states.push(findAhead()?.dataset.state)
  new MutationObserver(noteState).observe(main, { characterData: true, childList: true, subtree: true })
  await dialog.getByRole('button', { name: /^Prism/ }).click()
  await expect.poll(() => findAhead()).toBeNull()
  expect(states).toEqual(['open'])
})

test('the modal closes in a hidden page, which draws no frame', async () => {
  lintel.actions.open()
  await expect.element(dialog).toBeVisible()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  try {
    lintel.actions.close()
    await expect.poll(() => findAhead()?.dataset.state).not.toBe('open')
  } finally {
    hidden.mockRestore()
    frames.mockRestore()
  }
})

test('an attempt to connect does not render the list of wallets', async () => {
  lintel.actions.open()
  await expect.element(dialog.getByRole('button', { name: /^Prism/ })).toBeVisible()
  const answer = chain.control.hold('connect')
  const before = lists
  const connected = lintel.actions.connect({ connectorId: 'example.prism' })
  await expect.element(dialog).toHaveAttribute('aria-busy', 'true')
  expect(lists).toBe(before)
  answer.release()
  await connected
})

test('it shows the state at the time of opening', async () => {
  await lintel.actions.connect({ connectorId: 'example.prism' })
  lintel.actions.open()
  await expect.element(page.getByRole('dialog', { name: 'Account' })).toBeVisible()
})

test("another library's dialog that has hidden it does not hide the open modal", async () => {
  const undo = hideOthers(main)
  expect(findAhead()?.closest('body > *')?.getAttribute('aria-hidden')).toBe('true')
  lintel.actions.open()
  await expect.element(dialog).toBeVisible()
  undo()
  await expect.element(dialog).toBeVisible()
})
