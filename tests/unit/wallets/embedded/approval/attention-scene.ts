import type { ShownControl } from '../../../../../wallets/embedded/approval/shown-place.js'
import {
  type Attention,
  type AttentionPage,
  type Sighting,
  watchAttention,
} from '../../../../../wallets/embedded/approval/watch-attention.js'

export const seen: Sighting = { isVisible: true, ratio: 1 }
export const trusted = { isTrusted: true }
export const controls = [
  { label: 'Decline', left: 16, top: 500, width: 150, height: 40 },
  { label: 'Approve', left: 174, top: 500, width: 150, height: 40 },
]

/** A page whose every fact a test sets, with a clock that a test moves. */
function createPage(surroundings: AttentionPage['surroundings'] = 'frame') {
  const facts = {
    isHidden: false,
    hasFocus: true,
    width: 360,
    height: 600,
    pixelRatio: 1,
    scale: null as number | null,
    text: 'Hello',
    controls: controls as readonly ShownControl[],
    isAtEnd: true,
  }
  let now = 0
  let timer: { at: number; handle: () => void } | null = null
  let receive: (sighting: Sighting | null) => void = () => {}
  let handle = () => {}
  let handleShown = () => {}
  let waiting: Sighting | null = null
  const page: AttentionPage = {
    surroundings,
    isHidden: () => facts.isHidden,
    hasFocus: () => facts.hasFocus,
    measure: () => ({ width: facts.width, height: facts.height, pixelRatio: facts.pixelRatio }),
    readScale: () => facts.scale,
    readShown: () => ({ text: facts.text, controls: facts.controls }),
    isAtEnd: () => facts.isAtEnd,
    watchShown(next) {
      handleShown = next
      return () => {
        handleShown = () => {}
      }
    },
    watchPlace(next) {
      receive = next
      return {
        takeLast() {
          const taken = waiting
          waiting = null
          return taken
        },
        stop() {},
      }
    },
    listen(next) {
      handle = next
      return () => {
        handle = () => {}
      }
    },
    now: () => now,
    schedule(next, delay) {
      const own = { at: now + delay, handle: next }
      timer = own
      return () => {
        if (timer === own) timer = null
      }
    },
  }
  return {
    page,
    see: (sighting: Sighting | null) => receive(sighting),
    /** A report that the browser has not delivered yet. */
    hold(sighting: Sighting) {
      waiting = sighting
    },
    set(changes: Partial<typeof facts>, isReported = true) {
      Object.assign(facts, changes)
      if (isReported) handle()
    },
    /** Changes what is shown. */
    show(changes: Partial<typeof facts>, isReported = true) {
      Object.assign(facts, changes)
      if (isReported) handleShown()
    },
    wait(delay: number) {
      now += delay
      if (!timer || timer.at > now) return
      const due = timer
      timer = null
      due.handle()
    },
    hasTimer: () => timer !== null,
  }
}

/** A watch of such a page, with the states that it told. */
export function start(surroundings?: AttentionPage['surroundings']) {
  const scene = createPage(surroundings)
  const states: Attention[] = []
  const watch = watchAttention(scene.page, (attention) => states.push(attention))
  return { ...scene, states, watch }
}
