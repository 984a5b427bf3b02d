import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { useFirstRows } from '../../src/features/connect/views/parts/use-first-rows.js'

let root: Root | undefined
let drawn: number[] = []

afterEach(() => root?.unmount())

/** Records how many rows each render has. */
function Rows({ count }: { count: number }) {
  drawn.push(useFirstRows(Array.from({ length: count })).length)
  return null
}

async function draw(count: number): Promise<void> {
  drawn = []
  root = createRoot(document.createElement('main'))
  root.render(<Rows count={count} />)
  await expect.poll(() => drawn.at(-1)).toBe(count)
}

test('a long list is drawn in two steps, so that the first frame does not wait for all of it', async () => {
  await draw(100)
  expect(drawn).toEqual([20, 100])
})

test('a short list is drawn once', async () => {
  await draw(20)
  expect(drawn).toEqual([20])
})
