/** Whether the page is visible and online. */
export type PageState = { isVisible: boolean; isOnline: boolean }

/** Calls `tell` with the state of the page, now and after each change. Returns a function that stops it. */
export function watchPage(tell: (page: PageState) => void): () => void {
  const update = () => tell({ isVisible: !document.hidden, isOnline: navigator.onLine })
  document.addEventListener('visibilitychange', update)
  window.addEventListener('online', update)
  window.addEventListener('offline', update)
  update()
  return () => {
    document.removeEventListener('visibilitychange', update)
    window.removeEventListener('online', update)
    window.removeEventListener('offline', update)
  }
}
