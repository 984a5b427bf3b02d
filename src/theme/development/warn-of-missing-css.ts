import { accents } from '../../components/props/accent.js'
import type { ThemeAttributes } from '../../components/theme-scope/theme-scope.js'
import { matchGray } from '../match-gray.js'

const warned = new Set<string>()

/**
 * Warns once for each accent and gray whose css is not on the page, and names the import. Called in development only; a
 * production build leaves it out. Does not warn if no css of Lintel is loaded at all, as in a test without a browser.
 */
export function warnOfMissingCss(attributes: ThemeAttributes): () => void {
  const look = () => {
    const { 'data-accent': accent, 'data-gray': gray } = attributes
    const missing = findMissingCss(attributes).filter((kind) => !warned.has(`${kind} ${attributes[`data-${kind}`]}`))
    for (const kind of missing) {
      warned.add(`${kind} ${attributes[`data-${kind}`]}`)
      console.warn(kind === 'accent' ? describeAccent(accent) : describeGray(gray, accent))
    }
  }
  if (document.readyState === 'complete') {
    look()
    return () => undefined
  }
  // A stylesheet may still be loading.
  window.addEventListener('load', look, { once: true })
  return () => window.removeEventListener('load', look)
}

/** Adds a hidden element with the attributes outside the theme, and reads which colors it gets. */
function findMissingCss(attributes: ThemeAttributes): ('accent' | 'gray')[] {
  const place = document.createElement('div')
  place.hidden = true
  for (const name of ['--lintel-accent-9', '--lintel-gray-9', '--lintel-space-1']) {
    place.style.setProperty(name, 'initial')
  }
  const probe = place.appendChild(document.createElement('div'))
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) probe.setAttribute(name, value)
  document.body.append(place)
  const style = getComputedStyle(probe)
  const has = (name: string) => style.getPropertyValue(name) !== ''
  const hasBase = has('--lintel-space-1')
  const hasGray = has('--lintel-gray-9')
  // The accent `gray` uses the theme's gray.
  const hasAccent = has('--lintel-accent-9') || attributes['data-accent'] === 'gray'
  place.remove()
  if (!hasBase) return []
  if (hasAccent) return hasGray ? [] : ['gray']
  // The file of an accent has the gray that matches it.
  const isMatched = attributes['data-gray'] === matchGray(attributes['data-accent'])
  return hasGray || isMatched ? ['accent'] : ['accent', 'gray']
}

function describeAccent(name: string): string {
  const isNamed = (accents as readonly string[]).includes(name)
  return isNamed
    ? `[lintel] The accent "${name}" has no css on this page, so its colors are missing. Add:\nimport 'lintel/accents/${name}.css'`
    : `[lintel] The accent "${name}" has no css on this page, so its colors are missing. ` +
        'Lintel has no accent of that name: give Theme what createAccent() returns, or import the file you wrote its css to.'
}

function describeGray(name: string, accent: string): string {
  return `[lintel] The gray "${name}" of a theme with the accent "${accent}" has no css on this page. Add:\nimport 'lintel/grays/${name}.css'`
}
