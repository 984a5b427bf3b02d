import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../../../tokens/accents/amber.css.js'
import '../../../../tokens/accents/indigo.css.js'
import '../../../../tokens/accents/red.css.js'
import '../../../../tokens/grays/gray.css.js'
import '../../../../tokens/grays/slate.css.js'
import { ComponentWordsProvider } from '../../../../src/components/index.js'
import { Theme, type ThemeProps } from '../../../../src/theme/index.js'
import type { FrameWords } from '../../words/frame-words.js'
import { ApproveContainer, type ApproveContainerProps } from './approve.container.js'
import { fill } from './draw-approval.css.js'
import { RefusedView, type RefusedViewProps } from './refused-view.js'

/** What the frame shows. Another `id` is another request: its 500 ms start anew. */
export type ApprovalScreen = {
  id: string
  words: FrameWords
  /** As the page around the frame synchronises it. */
  theme: Pick<ThemeProps, 'appearance' | 'accent' | 'gray' | 'radius' | 'scaling' | 'panel'>
} & (
  | ({ kind: 'approve' } & Omit<ApproveContainerProps, 'words'>)
  | ({ kind: 'refused' } & Omit<RefusedViewProps, 'words'>)
)

/**
 * Draws a request that waits for the visitor into `root`, an element of the frame's page. The frame loads this module when
 * the first request comes.
 *
 * @example
 * const drawn = drawApproval(root, screen)
 * drawn.update({ ...screen, progress: { status: 'signing' } })
 * drawn.remove()
 */
export function drawApproval(
  root: Element,
  screen: ApprovalScreen,
): { update(screen: ApprovalScreen): void; remove(): void } {
  const drawn = createRoot(root)
  const update = (next: ApprovalScreen) => drawn.render(<Screen {...next} />)
  update(screen)
  return { update, remove: () => drawn.unmount() }
}

function Screen({ id, words, theme, ...screen }: ApprovalScreen) {
  const { approve, components, direction } = words
  return (
    <StrictMode>
      <Theme root direction={direction} {...theme}>
        <ComponentWordsProvider words={components}>
          <div className={fill} lang={approve.locale}>
            {screen.kind === 'approve' ? (
              <ApproveContainer key={id} {...screen} words={approve} />
            ) : (
              <RefusedView key={id} {...screen} words={approve} />
            )}
          </div>
        </ComponentWordsProvider>
      </Theme>
    </StrictMode>
  )
}
