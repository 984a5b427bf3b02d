/**
 * Opens an empty window for a provider's page, whose URL comes later. Call it during a press. Returns null if the browser blocked
 * it. The page gets no `opener`.
 */
export function openWindow(): Window | null {
  // Not `noopener`: with it `window.open` always returns null, so blocking could not be detected.
  const opened = window.open('about:blank', '_blank')
  if (opened) opened.opener = null
  return opened
}

/** Shows a page in that window, without a new entry in its history. */
export function showPage(opened: Window | null, url: string): void {
  if (opened && !opened.closed) opened.location.replace(url)
}
