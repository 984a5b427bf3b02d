import { createRef } from 'react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ListItem } from '../../src/components/list/list-item.js'
import { LongList, type LongListHandle } from '../../src/components/list/long-list.js'
import type { LongListPlace } from '../../src/components/list/long-list-place.js'
import { wait } from '../../src/rules/async/wait.js'
import { Theme } from '../../src/theme/index.js'
import { mountRoot } from './mount-root.js'

const names = (count: number) => Array.from({ length: count }, (_, index) => `Item ${index}`)

const list = createRef<LongListHandle>()
const render = mountRoot()

function show(items: readonly string[], place: LongListPlace | null = null) {
  flushSync(() => render(null))
  flushSync(() =>
    render(
      <Theme>
        <LongList label="Items" ref={list} items={items} getKey={(name) => name} place={place}>
          {(name) => <ListItem name={name} description={name.endsWith('5') ? 'One line\nmore' : undefined} />}
        </LongList>
      </Theme>,
    ),
  )
}

const scroller = () => page.getByRole('list', { name: 'Items' }).element().parentElement as HTMLElement

/** How far the top of an item is below the edge of the list, px. */
function readTop(name: string) {
  const row = page.getByText(name, { exact: true }).element().closest('li')
  return (row?.getBoundingClientRect().top ?? Number.NaN) - scroller().getBoundingClientRect().top
}

async function scrollTo(name: string, scrollTop: number) {
  await expect.poll(() => scroller().scrollHeight).toBeGreaterThan(scrollTop)
  scroller().scrollTop = scrollTop
  await expect.element(page.getByText(name, { exact: true })).toBeVisible()
  await wait(300)
}

test.each([
  { what: 'the same items', before: names(200), after: names(200) },
  { what: 'new items above', before: names(200), after: ['New 1', 'New 2', 'New 3', ...names(200)] },
  { what: 'more items below', before: names(50), after: names(100) },
  { what: 'a short list', before: names(18), after: names(18) },
  { what: 'a list that was short', before: names(18), after: ['New 1', ...names(30)] },
])('a list shown again starts with the item that was first: $what', async ({ before, after }) => {
  show(before)
  await scrollTo('Item 10', 410)
  const top = readTop('Item 10')
  const place = list.current?.readPlace() ?? null
  show(after, place)
  await expect.poll(() => Math.abs(readTop('Item 10') - top)).toBeLessThan(2)
})

test('it starts at the top when that item is gone', async () => {
  show(names(200))
  await scrollTo('Item 10', 410)
  const place = list.current?.readPlace() ?? null
  show(
    names(200).map((name) => `Other ${name}`),
    place,
  )
  await expect.poll(() => readTop('Other Item 0')).toBeLessThan(10)
})
