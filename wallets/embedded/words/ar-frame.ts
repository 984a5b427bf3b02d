import { arComponentWords } from '../../../src/words/ar.js'
import { arApprove } from '../../approval/words/ar-approve.js'
import { arScreens } from './ar-screens.js'
import type { FrameWords } from './frame-words.js'

/** The words of the frame in Arabic. */
export const arFrame: FrameWords = {
  direction: 'rtl',
  approve: arApprove,
  screens: arScreens,
  components: arComponentWords,
}
