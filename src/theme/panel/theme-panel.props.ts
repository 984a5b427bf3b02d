import type { RefObject } from 'react'
import type { Accent } from '../../components/props/accent.js'
import type { CustomAccent } from '../custom-accent.js'
import type { IgnoredSetting } from '../settings/validate-settings.js'
import type { ThemeSettings } from '../theme.js'

export type ThemePanelProps = {
  /** The look as it is, whoever holds it: `useThemeSettings`, or Storybook's globals. */
  settings: ThemeSettings
  /** Gives some axes other values. */
  onChange: (patch: Partial<ThemeSettings>) => void
  /** By button, and by Ctrl+Z or ⌘Z inside the panel. */
  onUndo: () => void
  canUndo: boolean
  onReset: () => void
  /** Asked for by button and by Escape inside the panel. */
  onClose: () => void
  /** What a link asked for and is not there; a note says so until it is dismissed. */
  ignored?: readonly IgnoredSetting[] | undefined
  onDismissIgnored?: (() => void) | undefined
  /** False when the browser refused to keep the settings; the panel says so. */
  isKept?: boolean | undefined
  /** False when the address does not carry the look, so that nothing brings back what is not kept. */
  isLinked?: boolean | undefined
  /** The accents to choose from, the app's own ones included; Lintel's 26 unless told otherwise. */
  accents?: readonly (Accent | CustomAccent)[] | undefined
  /** The panel itself: `role="dialog"`. */
  ref?: RefObject<HTMLDivElement | null> | undefined
  /** Where focus goes on close when the element that had it before is gone. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined
  /** Where the panel is put; `document.body` unless told otherwise. */
  container?: Element | undefined
}
