import type { Step } from '../../../tokens/color/color-scale.js'

/** Five groups of steps, and what each step is for. */
export const stepGroups: readonly { title: string; use: string; steps: readonly Step[] }[] = [
  { title: 'Grounds', use: 'Pages and quiet panels', steps: [1, 2] },
  { title: 'Fills', use: 'Rest, hover, pressed', steps: [3, 4, 5] },
  { title: 'Lines', use: 'Hairlines, borders, hover', steps: [6, 7, 8] },
  { title: 'Solid', use: 'The one action, and its hover', steps: [9, 10] },
  { title: 'Text', use: 'Muted, and full', steps: [11, 12] },
]
