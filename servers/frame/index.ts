export { createFrameService, type FrameServiceOptions } from './create-frame-service.js'
export type { FrameNetwork } from './frame-config.js'
export type { FrameFont } from './frame-fonts.js'
