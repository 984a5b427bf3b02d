type Shown = 'light' | 'dark'

/**
 * Tells `show` which of the two Storybook's own frame has to wear, only when that changes: what the toolbar says, or
 * under `system` what the operating system says, live. It starts dark.
 *
 * @returns What takes the toolbar's appearance.
 */
export function followAppearance(
  light: Pick<MediaQueryList, 'matches' | 'addEventListener'>,
  show: (shown: Shown) => void,
): (appearance: string | undefined) => void {
  let chosen: string | undefined = 'dark'
  let shown: Shown = 'dark'
  const follow = () => {
    const system = light.matches ? 'light' : 'dark'
    const wanted = chosen === 'system' ? system : chosen
    if (wanted === shown || (wanted !== 'light' && wanted !== 'dark')) return
    shown = wanted
    show(shown)
  }
  light.addEventListener('change', follow)
  return (appearance) => {
    chosen = appearance
    follow()
  }
}
