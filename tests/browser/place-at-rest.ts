import { vi } from 'vitest'
import { waitUntilStill } from '../../.storybook/wait-until-still.js'
import { wait } from '../../src/rules/async/wait.js'

/** The place of `element` once it has not moved for 100 ms: a card can grow again when its content comes. */
export function placeAtRest(element: Element): Promise<DOMRect> {
  return vi.waitFor(async () => {
    await waitUntilStill()
    const before = element.getBoundingClientRect()
    await wait(100)
    const place = element.getBoundingClientRect()
    if (place.x !== before.x || place.y !== before.y) throw new Error('It still moves.')
    return place
  }, 10_000)
}
