/** Hands the result of the popup to the page that opened it, and only to a page of that origin. */
export const resultScript = `const { origin, uri } = document.querySelector('[data-uri]').dataset
if (window.opener) {
  window.opener.postMessage({ type: 'lintel/social-result', uri }, origin)
  window.close()
}
`
