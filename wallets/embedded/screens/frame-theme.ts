import type { AppPayload } from '../../../src/embedded/protocol/app-messages.js'
import type { ThemeSettings } from '../../../src/theme/index.js'

/** The theme of the frame, as the page around it synchronizes it. */
export type FrameTheme = Omit<ThemeSettings, 'direction'>

const values = {
  gray: ['auto', 'gray', 'mauve', 'slate', 'sage', 'olive', 'sand'],
  radius: ['none', 'small', 'medium', 'large', 'full'],
  scaling: ['90%', '95%', '100%', '105%', '110%'],
  panel: ['solid', 'translucent'],
} as const satisfies { [Axis in keyof FrameTheme]?: readonly FrameTheme[Axis][] }

/** Reads the theme of the page. A value that the frame does not have is replaced by that of a root theme. */
export function readFrameTheme(stated: AppPayload<'SYNC_THEME'>, hasAccent: (accent: string) => boolean): FrameTheme {
  const pick = <Value extends string>(list: readonly Value[], value: string | undefined, otherwise: Value): Value =>
    list.find((known) => known === value) ?? otherwise
  return {
    appearance: stated.appearance ?? 'system',
    accent: stated.accent !== undefined && hasAccent(stated.accent) ? stated.accent : 'indigo',
    gray: pick(values.gray, stated.gray, 'auto'),
    radius: pick(values.radius, stated.radius, 'medium'),
    scaling: pick(values.scaling, stated.scaling, '100%'),
    // Nothing is behind the frame's page that could shine through.
    panel: pick(values.panel, stated.panel, 'solid'),
  }
}
