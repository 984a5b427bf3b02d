import type { ComponentWordOverrides } from '../../../src/components/index.js'
import { type ApproveWords, enApprove } from './en-approve.js'

/** The words of the frame in one language. */
export type FrameWords = {
  direction: 'ltr' | 'rtl'
  approve: ApproveWords
  /** Those of the components that are not English. */
  components: ComponentWordOverrides
}

export const enFrame: FrameWords = { direction: 'ltr', approve: enApprove, components: {} }
