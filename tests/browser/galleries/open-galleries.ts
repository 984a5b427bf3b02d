import { expect, onTestFinished } from 'vitest'
import { cdp, commands } from 'vitest/browser'
import type { GalleryPage } from './build/build-galleries.js'
import type { GalleriesPage } from './page/mount-galleries.js'

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulate(media: { forcedColors: 'active' | 'none'; reducedMotion: 'reduce' | 'no-preference' }): Promise<void>
  }
}

const NAME = 'galleries'

/** An open page with the galleries of components. */
export type OpenGalleries = {
  document: Document
  galleries: GalleriesPage
  /** Adds css of the page after Lintel's. */
  addStyle(css: string): HTMLStyleElement
  /** Changes the size of the page's window, px. */
  resize(width: number, height: number): void
  /** Closes the page before the test ends. */
  close(): void
}

/** Waits until the page is built, which the first test to open it would wait for. */
export async function buildGalleries(page: GalleryPage): Promise<void> {
  await fetch(`/galleries/${page}/`)
}

/** Opens a page of galleries in a frame, without animations. Closed after the test. */
export async function openGalleries(page: GalleryPage, width = 1280, height = 900): Promise<OpenGalleries> {
  await commands.emulate({ forcedColors: 'none', reducedMotion: 'reduce' })
  const frame = document.createElement('iframe')
  frame.name = NAME
  // Hidden: everything is measured in it, and the browser need not draw it.
  frame.style.cssText = 'position: fixed; inset: 0 auto auto 0; border: 0; visibility: hidden'
  const resize = (inlineSize: number, blockSize: number) => {
    frame.width = String(inlineSize)
    frame.height = String(blockSize)
  }
  resize(width, height)
  frame.src = `/galleries/${page}/`
  document.body.append(frame)
  onTestFinished(async () => {
    frame.remove()
    await commands.emulate({ forcedColors: 'none', reducedMotion: 'no-preference' })
  })
  await expect.poll(() => frame.contentWindow?.galleries).toBeDefined()
  const { contentDocument, contentWindow } = frame
  if (!contentDocument || !contentWindow?.galleries) throw new Error('The page of galleries has no script.')
  return {
    document: contentDocument,
    galleries: contentWindow.galleries,
    addStyle(css) {
      const style = contentDocument.createElement('style')
      style.textContent = css
      return contentDocument.head.appendChild(style)
    },
    resize,
    close: () => frame.remove(),
  }
}

/** Returns the id that Chromium's DOM domain has for the document of the open page. */
export async function findGalleries(): Promise<number> {
  await cdp().send('DOM.getDocument')
  const { result } = await cdp().send('Runtime.evaluate', { expression: `(${findDocument})(window, '${NAME}')` })
  if (result.objectId === undefined) throw new Error('No page of galleries is open.')
  const { nodeId } = await cdp().send('DOM.requestNode', { objectId: result.objectId })
  return nodeId
}

/** Runs in the outermost window, which has the windows of the tests as frames. */
function findDocument(within: Window, name: string): Document | undefined {
  for (let at = 0; at < within.length; at += 1) {
    const frame = within[at]
    const found = frame?.name === name ? frame.document : frame && findDocument(frame, name)
    if (found) return found
  }
  return undefined
}
