// Runs before the first paint, so it is plain, small and on its own. The rule is readAppearance() in src/theme;
// tests/e2e/appearance.spec.ts holds the two together.
const readStoredAppearance = () => {
  try {
    return localStorage.getItem('theme')
  } catch (error) {
    console.warn('[lintel] The stored appearance could not be read; dark is used.', error)
    return null
  }
}
const storedAppearance = readStoredAppearance()
if (['light', 'dark', 'system'].includes(storedAppearance)) {
  document.documentElement.setAttribute('data-appearance', storedAppearance)
}
