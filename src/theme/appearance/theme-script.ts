/**
 * A script that dresses `<html>` as the visitor last chose, before the first paint: appearance, radius, scaling and
 * panel, out of the link (`?theme=appearance:dark;radius:full`), which says all of a look, or out of storage
 * (`theme-settings`); the appearance out of storage (`theme`) where the link does not name it. Put it into `<head>` as a blocking file of your own, or inline where the policy allows
 * `themeScriptHash`. What is not valid is left as the html says. Accent and gray stay with the app, which alone knows
 * whose css is on the page.
 *
 * @example
 * writeFileSync('public/theme.js', themeScript)
 */
export const themeScript = `(() => {
  const axes = {
    appearance: ['light', 'dark', 'system'],
    radius: ['none', 'small', 'medium', 'large', 'full'],
    scaling: ['90%', '95%', '100%', '105%', '110%'],
    panel: ['solid', 'translucent'],
  }
  const dress = (read) => {
    try {
      for (const [axis, value] of read()) {
        if (axes[axis]?.includes?.(value)) document.documentElement.setAttribute('data-' + axis, value)
      }
    } catch {
      // Blocked storage, or not what Lintel wrote: the html already says what holds then.
    }
  }
  const link = new URLSearchParams(location.search).get('theme')
  dress(() => [['appearance', localStorage.getItem('theme')]])
  dress(() => {
    if (link !== null) return link.split(';').map((part) => part.split(/:(.*)/s))
    const { appearance, ...rest } = JSON.parse(localStorage.getItem('theme-settings'))
    return Object.entries(rest)
  })
})()
`

/** What `script-src` of a content security policy has to name for `themeScript` to run inline. */
export const themeScriptHash = 'sha256-acWG97jV9CCqQIcW5x6nhBAHlTwG9srUqVIyUyJ5hP8='
