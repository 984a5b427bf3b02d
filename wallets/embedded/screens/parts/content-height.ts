const HEIGHT_EVENT = 'lintel:height'

/**
 * Dispatches the height of the content: of `parts`, which must not depend on the height of the window, and of `foot`. At one
 * width that of the foot never gets lower. The foot explains why Approve is disabled, which happens when the frame
 * changes its size: a height that followed the reason would never stop changing.
 *
 * @returns a function that stops
 */
export function reportContentHeight(parts: readonly HTMLElement[], foot: HTMLElement): () => void {
  let width = 0
  let highestFoot = 0
  const observer = new ResizeObserver(() => {
    const footHeight = readHeight(foot)
    // A hidden frame has no sizes.
    if (footHeight === 0) return
    if (window.innerWidth !== width) highestFoot = 0
    width = window.innerWidth
    highestFoot = Math.max(highestFoot, footHeight)
    const height = Math.ceil(parts.reduce((sum, part) => sum + readHeight(part), highestFoot))
    foot.dispatchEvent(new CustomEvent(HEIGHT_EVENT, { bubbles: true, detail: height }))
  })
  for (const part of [...parts, foot]) observer.observe(part)
  return () => observer.disconnect()
}

const readHeight = (element: HTMLElement) => element.getBoundingClientRect().height

/** Calls `listen` with the height in CSS px at which no content of `root` scrolls. */
export function watchContentHeight(root: HTMLElement, listen: (height: number) => void): void {
  root.addEventListener(HEIGHT_EVENT, (event) => listen((event as CustomEvent<number>).detail))
}
