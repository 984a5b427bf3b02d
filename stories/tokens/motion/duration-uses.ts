import type { durations } from '../../../tokens/index.js'

/** What takes how long. A duration that the tokens gain has to be explained here too. */
export const durationUses: Readonly<Record<keyof typeof durations, string>> = {
  title: 'a title gives way to the next',
  height: 'the modal grows or shrinks to its view',
  view: 'a view, a toast or a menu comes',
  shake: 'the modal refuses to close',
}
