import { type ComponentType, createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
// For css that is split; else the html names the stylesheet of the package.
import '../../../../tokens/base.css.js'
import '../../../../tokens/accents/amber.css.js'
import '../../../../tokens/accents/green.css.js'
import '../../../../tokens/accents/indigo.css.js'
import '../../../../tokens/accents/red.css.js'
import '../../../../tokens/grays/slate.css.js'
import { isEndless } from '../../../../.storybook/wait-until-still.js'
import { Theme } from '../../../../src/theme/theme.js'
import type { ThemeSettings } from '../../../../src/theme/theme.props.js'
import { findClipped } from '../../../fixtures/find-clipped.js'
import { compareStyles } from './compare-styles.js'
import { findSmallTargets } from './find-small-targets.js'
import { readStyles } from './read-styles.js'

/** The axes that a test may set. */
export type GalleryTheme = Partial<Pick<ThemeSettings, 'appearance' | 'radius' | 'scaling' | 'direction'>>

type Meta = {
  component?: ComponentType<Record<string, unknown>>
  args?: Record<string, unknown>
  decorators?: Decorator[]
}
type Story = Omit<Meta, 'component'> & { render?: (args: Record<string, unknown>) => ReactNode }
type Decorator = (story: ComponentType, context: { name: string; args: Record<string, unknown> }) => ReactNode

type Gallery = { meta: Meta; story: Story }

/** The part of a story file that a test needs. */
export type GalleryModule = { Gallery?: Gallery }

/** The functions that a test calls in the page. Everything is measured there, in the page's own realm. */
export type GalleriesPage = {
  /** The story files, in order. Those without a gallery render nothing. */
  files: readonly string[]
  /** Renders the gallery of `file` in a theme, or changes the theme of the rendered one. Resolves when nothing moves. */
  show(file: string, theme: GalleryTheme): Promise<void>
  compareStyles: typeof compareStyles
  findClipped: typeof findClipped
  findSmallTargets: typeof findSmallTargets
  readStyles: typeof readStyles
}

declare global {
  interface Window {
    galleries?: GalleriesPage
  }
}

/** The parts that views render when their code has loaded. */
const lateParts = import.meta.glob([
  '/src/parts/legal/legal-check.tsx',
  '/src/features/pairing/views/connecting-wallet-connect/{app-panel,way-tabs}.tsx',
  '/src/components/qr-code/qr-code.tsx',
])

/** Makes the page of the galleries in `modules`, by story file. */
export function mountGalleries(modules: Record<string, () => Promise<GalleryModule>>): void {
  const main = document.body.appendChild(document.createElement('main'))
  // Room for targets at the edges.
  main.style.padding = '48px'
  const root = createRoot(main)
  let shown: { file: string; drawn: ReactNode } | undefined

  const render = (theme: GalleryTheme) =>
    root.render(
      shown?.drawn ? (
        <Theme key={shown.file} root {...theme}>
          {shown.drawn}
        </Theme>
      ) : null,
    )

  window.galleries = {
    files: Object.keys(modules),
    compareStyles,
    findClipped,
    findSmallTargets,
    readStyles,
    async show(file, theme) {
      const isNew = shown?.file !== file
      if (isNew) {
        const { Gallery } = (await modules[file]?.()) ?? {}
        shown = { file, drawn: Gallery ? draw(Gallery) : null }
      }
      render(theme)
      await settle()
      if (!isNew || !file.startsWith('/stories/features/')) return
      // The gallery requests the same modules, so this does not change the order of the css.
      await Promise.all(Object.values(lateParts).map((load) => load()))
      // Again, with all code loaded: React delays content that follows a fallback.
      root.render(null)
      await nextFrame()
      render(theme)
      await settle()
    },
  }
}

async function settle(): Promise<void> {
  await document.fonts.ready
  // Two frames: layers that open on mount are drawn one frame later.
  await nextFrame()
  // An image that loads between two readings would be a difference. Components stop waiting for one after 2 s; a tile of
  // AllWallets starts to load its image after 150 ms.
  while (document.querySelector('[data-loading], [data-lintel-wallet-tile] [data-lintel-skeleton]')) await nextFrame()
  // Nothing is measured while it moves. Those without an end would also be drawn all the time.
  const moving = document.getAnimations()
  for (const animation of moving) {
    if (isEndless(animation)) animation.cancel()
    else animation.finish()
  }
  if (!moving.every(isEndless)) await nextFrame()
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

function draw({ meta, story }: Gallery): ReactNode {
  const args = { ...meta.args, ...story.args }
  const body = story.render?.(args) ?? (meta.component ? createElement(meta.component, args) : null)
  const decorators = [...(story.decorators ?? []), ...(meta.decorators ?? [])]
  return decorators.reduce<ReactNode>((inner, decorate) => decorate(() => inner, { name: 'Gallery', args }), body)
}
