import type { DrawScreen, FrameScreen } from './screen-context.js'

/** The screens that the frame can show, each loaded when it is. */
export const screens: Record<FrameScreen, () => Promise<{ draw: DrawScreen }>> = {
  'recovery-setup': () => import('./recovery-setup/draw-recovery-setup.js'),
  recovery: () => import('./recovery/draw-recovery.js'),
  export: () => import('./export/draw-export.js'),
  devices: () => import('./devices/draw-devices.js'),
  email: () => import('./email/draw-email.js'),
  'log-in-again': () => import('./log-in-again/draw-log-in-again.js'),
}
