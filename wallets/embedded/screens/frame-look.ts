import type { FrameWords } from '../words/frame-words.js'
import { loadFrameWords } from '../words/load-frame-words.js'
import type { FrameTheme } from './frame-theme.js'
import { loadAccent } from './load-accent.js'

/** The look and the language of the frame. */
export type FrameLook = { theme: FrameTheme; words: FrameWords }

/** The settings that the page around the frame synchronizes. */
type LookState = {
  readTheme(): FrameTheme
  readLocale(): string
  watchTheme(listen: () => void): () => void
}

/** The present look, once its colors, words and typeface have loaded. */
export async function loadLook(state: Pick<LookState, 'readTheme' | 'readLocale'>): Promise<FrameLook> {
  const theme = state.readTheme()
  const [words] = await Promise.all([loadFrameWords(state.readLocale()), loadAccent(theme.accent), loadTypeface()])
  return { theme, words }
}

/** Calls `update` with the present look, and with each later one. Returns a function that stops. */
export function watchLook(state: LookState, update: (look: FrameLook) => void): () => void {
  let latest: symbol | null = null

  function read(): void {
    const turn = Symbol()
    latest = turn
    loadLook(state).then(
      (look) => {
        if (latest === turn) update(look)
      },
      // A part that did not load keeps its previous look.
      () => undefined,
    )
  }

  const stop = state.watchTheme(read)
  read()
  return () => {
    latest = null
    stop()
  }
}

/** Loads the typeface that the frame's server names, so that nothing is drawn in another one first. */
async function loadTypeface(): Promise<void> {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--lintel-font-family')
  // One that does not load is drawn as that of the system.
  await document.fonts.load(`1em ${family}`).catch(() => undefined)
}
