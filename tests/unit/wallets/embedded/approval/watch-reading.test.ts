import { describe, expect, test } from 'vitest'
import type { ShownControl } from '../../../../../wallets/embedded/approval/shown-place.js'
import { controls, seen, start, trusted } from './attention-scene.js'

describe('what is to be read', () => {
  test('must have been in sight up to its end once', () => {
    const { watch, see, wait, show } = start()
    show({ isAtEnd: false })
    see(seen)
    wait(10_000)
    expect(watch.read()).toBe('unread')
    expect(watch.accepts(trusted)).toBe(false)
    show({ isAtEnd: true })
    expect(watch.accepts(trusted)).toBe(false)
    wait(500)
    show({ isAtEnd: false })
    expect(watch.accepts(trusted)).toBe(true)
  })

  test('is not read while something covers it', () => {
    const { watch, see, wait, show } = start()
    show({ isAtEnd: false })
    see({ isVisible: false, ratio: 1 })
    show({ isAtEnd: true })
    show({ isAtEnd: false })
    see(seen)
    wait(600)
    expect(watch.read()).toBe('unread')
  })

  test('must be read again when it changes, and be seen for 500 ms', () => {
    const { watch, see, wait, show } = start()
    see(seen)
    wait(600)
    show({ text: 'Network fee: at most 0.1 ETH', isAtEnd: false })
    expect(watch.read()).toBe('unread')
    show({ isAtEnd: true })
    expect(watch.accepts(trusted)).toBe(false)
    wait(500)
    expect(watch.accepts(trusted)).toBe(true)
  })

  test.each([
    ['lower', { height: 320 }],
    ['narrower', { width: 280 }],
    ['magnified', { pixelRatio: 2 }],
  ])('must be read again in a frame that gets %s', (_name, change) => {
    const { watch, see, wait, set } = start()
    see(seen)
    wait(600)
    set({ ...change, isAtEnd: false })
    see(seen)
    wait(10_000)
    expect(watch.read()).toBe('unread')
    expect(watch.accepts(trusted)).toBe(false)
  })

  test('must be read again also when nothing has told the new size before the press', () => {
    const { watch, see, wait, set } = start()
    see(seen)
    wait(600)
    set({ height: 320, isAtEnd: false }, false)
    expect(watch.accepts(trusted)).toBe(false)
    expect(watch.read()).toBe('unread')
  })

  test('is not read in a frame that the page shrinks by `zoom`', () => {
    const { watch, see, wait, set } = start()
    set({ pixelRatio: 0.25, width: 1_120, height: 2_600 })
    see(seen)
    wait(600)
    expect(watch.read()).toBe('small')
    expect(watch.accepts(trusted)).toBe(false)
    set({ pixelRatio: 1, width: 280, height: 320, isAtEnd: false })
    see(seen)
    wait(600)
    expect(watch.read()).toBe('unread')
    expect(watch.accepts(trusted)).toBe(false)
  })

  test('is read at once where a new size shows all of it, and stays read when "Read on" goes', () => {
    const { watch, see, wait, set, show, states } = start()
    see(seen)
    wait(600)
    set({ height: 320, isAtEnd: false })
    set({ height: 560, isAtEnd: true })
    show({ controls: [controls[0], { ...controls[1], top: 460 }] as ShownControl[], isAtEnd: true })
    wait(500)
    expect(watch.accepts(trusted)).toBe(true)
    expect(states).toEqual(['ready', 'unread', 'new', 'ready'])
  })

  test('stays read for a difference of rounding, unless such differences add up', () => {
    const { watch, see, wait, set, show } = start()
    see(seen)
    wait(600)
    show({ height: 599.4, isAtEnd: false })
    expect(watch.accepts(trusted)).toBe(true)
    set({ height: 598.8 })
    expect(watch.read()).toBe('unread')
  })
})

test('a frame of a visitor who zooms out to three quarters is large enough, and any window of its own', () => {
  const frame = start()
  frame.set({ pixelRatio: 0.75 })
  frame.see(seen)
  frame.wait(500)
  expect(frame.watch.accepts(trusted)).toBe(true)
  frame.set({ pixelRatio: 0.74 })
  expect(frame.watch.read()).toBe('small')
  const window = start('window')
  window.set({ pixelRatio: 0.5 })
  window.wait(500)
  expect(window.watch.accepts(trusted)).toBe(true)
})

test('a frame that is shrunk on a screen of ratio 3 is too small once a pointer has told its scale', () => {
  const { set, see, wait, watch } = start()
  set({ pixelRatio: 1.5 })
  see(seen)
  wait(500)
  expect(watch.read()).toBe('ready')
  set({ scale: 0.5 }, false)
  expect(watch.accepts(trusted)).toBe(false)
  expect(watch.read()).toBe('small')
  set({ pixelRatio: 3, scale: 1, isAtEnd: false })
  see(seen)
  wait(600)
  expect(watch.read()).toBe('unread')
})
