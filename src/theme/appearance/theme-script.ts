/**
 * A script that applies the visitor's theme to `<html>` before the first paint: appearance, radius, scaling and panel.
 * It reads them from the link (`?theme=appearance:dark;radius:full`), or without a link from storage
 * (`theme-settings`). The appearance comes from storage (`theme`) if the link does not name it. Invalid values are
 * ignored. Put the script into `<head>` as a blocking file, or inline if the policy allows `themeScriptHash`. The app
 * sets accent and gray, because it loads their css.
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
  const apply = (read) => {
    try {
      for (const [axis, value] of read()) {
        if (axes[axis]?.includes?.(value)) document.documentElement.setAttribute('data-' + axis, value)
      }
    } catch {
      // Storage is blocked or its value is not valid: the attributes of the html stay.
    }
  }
  const link = new URLSearchParams(location.search).get('theme')
  apply(() => [['appearance', localStorage.getItem('theme')]])
  apply(() => {
    if (link !== null) return link.split(';').map((part) => part.split(/:(.*)/s))
    const { appearance, ...rest } = JSON.parse(localStorage.getItem('theme-settings'))
    return Object.entries(rest)
  })
})()
`

/** Add it to `script-src` of your content security policy if `themeScript` runs inline. */
export const themeScriptHash = 'sha256-lchYmBLP5hnwz+WR9KoCGWlIaVuN4lOXillA/y4f6g4='
