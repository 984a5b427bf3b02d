/** The cascade, weakest first. Code outside layers, an app's own, always wins. */
export const layerNames = ['lintel.reset', 'lintel.tokens', 'lintel.components', 'lintel.overrides'] as const

/**
 * The statement that fixes the order. The first one a browser meets counts, and any css file can be the first to
 * arrive: it stands first in every one of them.
 */
export const layerOrder = `@layer ${layerNames.join(',')};`
