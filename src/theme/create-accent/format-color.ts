import type { Screen } from '../../../tokens/color/convert-color.js'

export type Channels = readonly [red: number, green: number, blue: number]

const formatHex = (channels: readonly number[]) =>
  `#${channels
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const formatP3 = (channels: readonly number[], alpha = '') =>
  `color(display-p3 ${channels.map((channel) => Number(channel.toFixed(4))).join(' ')}${alpha})`

/** Formats channels 0–1 as a css value: hex, or `color(display-p3 …)`. */
export function formatColor(channels: Channels, screen: Screen): string {
  return screen === 'srgb' ? formatHex(channels) : formatP3(channels)
}

/**
 * Returns the most transparent color that looks like `channels` over `backdrop`, so that whatever is below a tint stays
 * visible. Alpha is rounded up to the precision of css (1/255, 1/1000), so that no channel leaves the gamut.
 */
export function formatAlpha(channels: Channels, backdrop: Channels, screen: Screen): string {
  const shares = channels.map((channel, at) => {
    const under = backdrop[at] ?? 0
    return channel > under ? (channel - under) / (1 - under) : channel < under ? (under - channel) / under : 0
  })
  const unit = screen === 'srgb' ? 255 : 1000
  const alpha = Math.min(1, Math.ceil(Math.max(...shares) * unit - 1e-9) / unit)
  const bare = channels.map((channel, at) => {
    const under = backdrop[at] ?? 0
    return alpha === 0 ? 0 : Math.min(1, Math.max(0, (channel - under * (1 - alpha)) / alpha))
  })
  return screen === 'srgb' ? formatHex([...bare, alpha]) : formatP3(bare, ` / ${alpha}`)
}
