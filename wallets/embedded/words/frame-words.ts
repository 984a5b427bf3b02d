import type { ComponentWordOverrides } from '../../../src/components/index.js'
import { type ApproveWords, enApprove } from '../../approval/words/en-approve.js'
import { enScreens, type ScreenWords } from './en-screens.js'

/** The words of the frame in one language. */
export type FrameWords = {
  direction: 'ltr' | 'rtl'
  approve: ApproveWords
  screens: ScreenWords
  /** Those of the components that are not English. */
  components: ComponentWordOverrides
}

export const enFrame: FrameWords = { direction: 'ltr', approve: enApprove, screens: enScreens, components: {} }
