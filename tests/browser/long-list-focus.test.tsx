import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ListItem } from '../../src/components/list/list-item.js'
import { LongList } from '../../src/components/list/long-list.js'
import type { LongListPlace } from '../../src/components/list/long-list-place.js'
import { wait } from '../../src/rules/async/wait.js'
import { Theme } from '../../src/theme/index.js'
import { mountRoot } from './mount-root.js'

const render = mountRoot()

const names = (count: number) => Array.from({ length: count }, (_, index) => `Item ${index}`)
const item = (name: string) => page.getByRole('button', { name, exact: true })

function show(items: readonly string[], place: LongListPlace | null = null) {
  flushSync(() =>
    render(
      <Theme>
        <LongList label="Items" items={items} getKey={(name) => name} place={place}>
          {(name) => <ListItem name={name} onClick={() => undefined} />}
        </LongList>
      </Theme>,
    ),
  )
}

async function focus(name: string) {
  await expect.element(item(name)).toBeVisible()
  ;(item(name).element() as HTMLElement).focus()
  await expect.element(item(name)).toHaveFocus()
}

test.each([18, 200])('with an item above the focused one since, Down goes to the next: %i items', async (count) => {
  show(names(count))
  await focus('Item 1')
  show(['New', ...names(count)])
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Item 2')).toHaveFocus()
})

test('once the focused item is gone, Tab reaches the one in its place', async () => {
  show(names(18))
  await focus('Item 1')
  show(names(18).filter((name) => name !== 'Item 1'))
  expect(item('Item 2').element()).toHaveProperty('tabIndex', 0)
})

test('a list that becomes long keeps the focus where it was', async () => {
  show(names(18))
  await focus('Item 3')
  show(names(150))
  await expect.element(item('Item 3')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Item 4')).toHaveFocus()
})

test('a list that becomes long takes no focus from elsewhere', async () => {
  show(names(18))
  await focus('Item 3')
  ;(item('Item 3').element() as HTMLElement).blur()
  show(names(150))
  await expect.element(page.getByRole('listitem').nth(3)).toBeVisible()
  expect(document.activeElement).toBe(document.body)
})

test('shown again at a place, Tab reaches the first item there, and the list stays', async () => {
  show(names(200), { key: 'Item 100', offset: 0 })
  await expect.element(item('Item 100')).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(item('Item 100')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Item 101')).toHaveFocus()
})

test('a key just after the list is shown at a place goes where it leads', async () => {
  show(names(200), { key: 'Item 100', offset: 20 })
  await expect.element(item('Item 100')).toBeInTheDocument()
  ;(item('Item 100').element() as HTMLElement).focus({ preventScroll: true })
  await userEvent.keyboard('{Home}')
  await expect.element(item('Item 0')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Item 1')).toHaveFocus()
  await wait(300)
  await expect.element(item('Item 1')).toBeInViewport()
})
