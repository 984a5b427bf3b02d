type Shown = 'light' | 'dark'

/**
 * Calls `show` when the appearance of Storybook's own frame changes: that of the toolbar, or with `system` that of the
 * operating system. It starts dark.
 *
 * @returns A function that takes the appearance of the toolbar.
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
