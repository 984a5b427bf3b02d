import type { DrawScreen, FrameScreen } from './screen-context.js'

/** The screens that the frame can show, each loaded when it is. A screen that is not in it is answered with `not-available`. */
export const screens: Partial<Record<FrameScreen, () => Promise<{ draw: DrawScreen }>>> = {}
