import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ShownControl } from '../../../../../wallets/embedded/approval/shown-place.js'
import type { Attention } from '../../../../../wallets/embedded/approval/watch-attention.js'
import { controls, seen, start, trusted } from './attention-scene.js'

test('a request that is seen and focused for 500 ms can be approved', () => {
  const { watch, see, wait, states } = start()
  expect(watch.accepts(trusted)).toBe(false)
  see(seen)
  wait(499)
  expect(watch.accepts(trusted)).toBe(false)
  wait(1)
  expect(watch.accepts(trusted)).toBe(true)
  expect(states).toEqual(['ready'])
})

test('an event that a script made never approves', () => {
  const { watch, see, wait } = start()
  see(seen)
  wait(600)
  expect(watch.accepts({ isTrusted: false })).toBe(false)
  expect(watch.accepts(trusted)).toBe(true)
})

describe('each loss ends it, and 500 ms start again', () => {
  type Scene = ReturnType<typeof start>
  test.each<[string, Attention, (scene: Scene) => void, (scene: Scene) => void]>([
    ['something covers the frame', 'unseen', ({ see }) => see({ isVisible: false, ratio: 1 }), ({ see }) => see(seen)],
    ['a part leaves the window', 'unseen', ({ see }) => see({ isVisible: true, ratio: 0.9 }), ({ see }) => see(seen)],
    ['the reports begin anew', 'new', ({ see }) => see(null), ({ see }) => see(seen)],
    ['the document is hidden', 'unseen', ({ set }) => set({ isHidden: true }), ({ set }) => set({ isHidden: false })],
    ['the focus leaves', 'unfocused', ({ set }) => set({ hasFocus: false }), ({ set }) => set({ hasFocus: true })],
    ['the frame becomes narrow', 'small', ({ set }) => set({ width: 279 }), ({ set }) => set({ width: 360 })],
    ['the frame becomes low', 'small', ({ set }) => set({ height: 319 }), ({ set }) => set({ height: 600 })],
    ['the page shrinks it', 'small', ({ set }) => set({ pixelRatio: 0.25 }), ({ set }) => set({ pixelRatio: 1 })],
  ])('%s', (_name, state, lose, regain) => {
    const scene = start()
    scene.see(seen)
    scene.wait(600)
    lose(scene)
    expect(scene.watch.read()).toBe(state)
    expect(scene.watch.accepts(trusted)).toBe(false)
    scene.wait(1_000)
    regain(scene)
    expect(scene.watch.accepts(trusted)).toBe(false)
    scene.wait(499)
    expect(scene.watch.accepts(trusted)).toBe(false)
    scene.wait(1)
    expect(scene.watch.accepts(trusted)).toBe(true)
  })
})

describe('a control that changes starts the 500 ms again', () => {
  const [decline, approve] = controls as [ShownControl, ShownControl]
  const swapped = [
    { ...decline, left: approve.left },
    { ...approve, left: decline.left },
  ]
  test.each<[string, readonly ShownControl[]]>([
    ['the two change places', swapped],
    ['one moves', [decline, { ...approve, top: 480 }]],
    ['one grows', [decline, { ...approve, width: 170 }]],
    ['one gets another label', [decline, { ...approve, label: 'موافقة' }]],
    ['one more appears', [...controls, { ...approve, label: 'Read on', top: 460 }]],
  ])('%s', (_name, next) => {
    const { watch, see, wait, show } = start()
    see(seen)
    wait(600)
    show({ controls: next })
    expect(watch.read()).toBe('new')
    expect(watch.accepts(trusted)).toBe(false)
    wait(499)
    expect(watch.accepts(trusted)).toBe(false)
    wait(1)
    expect(watch.accepts(trusted)).toBe(true)
  })

  test('also for a moment, as it was before the press', () => {
    const { watch, see, wait, show } = start()
    see(seen)
    wait(600)
    show({ controls: swapped })
    show({ controls })
    expect(watch.accepts(trusted)).toBe(false)
  })

  test('also when nothing has told it before the press', () => {
    const { watch, see, wait, show } = start()
    see(seen)
    wait(600)
    show({ controls: swapped }, false)
    expect(watch.accepts(trusted)).toBe(false)
  })

  test('not for a difference of rounding, unless such differences add up', () => {
    const { watch, see, wait, show } = start()
    const moveBy = (distance: number) => [decline, { ...approve, left: approve.left + distance }]
    see(seen)
    wait(600)
    show({ controls: moveBy(0.6) })
    expect(watch.accepts(trusted)).toBe(true)
    show({ controls: moveBy(1.2) })
    expect(watch.accepts(trusted)).toBe(false)
  })
})

test('what no event has told counts at the press', () => {
  const { watch, see, wait, set } = start()
  see(seen)
  wait(600)
  set({ width: 10 }, false)
  expect(watch.accepts(trusted)).toBe(false)
  expect(watch.read()).toBe('small')
})

test('a report that the browser has not delivered counts at the press', () => {
  const { watch, see, wait, hold } = start()
  see(seen)
  wait(600)
  hold({ isVisible: false, ratio: 1 })
  expect(watch.accepts(trusted)).toBe(false)
  see(seen)
  expect(watch.accepts(trusted)).toBe(false)
})

test('a loss of focus that is over before it is read counts', () => {
  const { watch, see, wait, set } = start()
  see(seen)
  wait(600)
  set({ hasFocus: true })
  expect(watch.accepts(trusted)).toBe(false)
})

test('without a report of the browser nothing is approved', () => {
  const { watch, wait, states } = start()
  wait(10_000)
  expect(watch.accepts(trusted)).toBe(false)
  expect(states).toEqual([])
})

test('a window of its own needs no report', () => {
  const { watch, wait } = start('window')
  expect(watch.accepts(trusted)).toBe(false)
  wait(500)
  expect(watch.accepts(trusted)).toBe(true)
})

test('where the browser cannot tell nothing is approved', () => {
  const { watch, see, wait, states } = start('unknown')
  see(seen)
  wait(10_000)
  expect(watch.accepts(trusted)).toBe(false)
  expect(states).toEqual(['cannot-tell'])
})

test('a stopped watch leaves no timer', () => {
  const { watch, see, hasTimer } = start()
  see(seen)
  watch.stop()
  expect(hasTimer()).toBe(false)
})

test('whatever happens, an approval has 500 ms without a break before it', () => {
  const event = fc.oneof(
    fc.record({ see: fc.record({ isVisible: fc.boolean(), ratio: fc.constantFrom(0, 0.5, 0.98, 1) }) }),
    fc.record({ set: fc.record({ isHidden: fc.boolean(), hasFocus: fc.boolean(), width: fc.constantFrom(100, 360) }) }),
    fc.record({ wait: fc.integer({ min: 0, max: 600 }) }),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 50 }), (events) => {
      const { watch, see, set, wait } = start()
      const facts = { isVisible: false, ratio: 0, isHidden: false, hasFocus: true, width: 360 }
      let right = 0
      for (const one of events) {
        if ('see' in one) {
          Object.assign(facts, one.see)
          see(one.see)
        } else if ('set' in one) {
          Object.assign(facts, one.set)
          set(one.set)
          right = 0
        } else {
          wait(one.wait)
          right += one.wait
        }
        const isRight =
          facts.isVisible && facts.ratio >= 0.98 && !facts.isHidden && facts.hasFocus && facts.width >= 280
        if (!isRight) right = 0
        expect(watch.accepts(trusted)).toBe(isRight && right >= 500)
      }
    }),
    { numRuns: 500 },
  )
})
