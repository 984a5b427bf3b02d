import { createRoot } from 'react-dom/client'
import type { FrameLook } from '../frame-look.js'
import { FrameRoot } from '../parts/frame-root.js'
import { ApproveContainer, type ApproveContainerProps } from './approve.container.js'
import { RefusedView, type RefusedViewProps } from './refused-view.js'

/** The props of the approval. Another `id` is another request: its 500 ms start anew. */
export type ApprovalScreen = {
  id: string
  look: FrameLook
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

function Screen({ id, look, ...screen }: ApprovalScreen) {
  const { approve } = look.words
  return (
    <FrameRoot look={look}>
      {screen.kind === 'approve' ? (
        <ApproveContainer key={id} {...screen} words={approve} />
      ) : (
        <RefusedView key={id} {...screen} words={approve} />
      )}
    </FrameRoot>
  )
}
