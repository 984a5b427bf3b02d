import { expect, test, vi } from 'vitest'
import { followAppearance } from '../../../.storybook/follow-appearance.js'

/** An operating system that can switch to light and back. */
function fakeSystem() {
  const query = Object.assign(new EventTarget(), { matches: false })
  const turn = (isLight: boolean) => {
    query.matches = isLight
    query.dispatchEvent(new Event('change'))
  }
  return { query, turn }
}

test("Storybook's frame follows the toolbar, and the operating system only under system", () => {
  const { query, turn } = fakeSystem()
  const show = vi.fn()
  const choose = followAppearance(query, show)
  choose('dark')
  turn(true)
  expect(show).not.toHaveBeenCalled()
  choose('system')
  expect(show.mock.calls).toEqual([['light']])
  turn(false)
  turn(true)
  expect(show.mock.calls).toEqual([['light'], ['dark'], ['light']])
  choose('dark')
  choose('dark')
  choose('sepia')
  choose(undefined)
  expect(show.mock.calls.slice(3)).toEqual([['dark']])
})
