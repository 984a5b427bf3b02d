import { createVar, globalStyle, type StyleRule, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { hiddenInputRule } from '../hidden-input/hidden-input-rule.js'
import {
  segmentPart,
  segmentSizes,
  segmentText,
  segmentTrack,
  segmentTrackSize,
  smallTrackInset,
} from '../styling/segments.js'

const corner = createVar()
const air = createVar()

const size = (step: keyof typeof segmentSizes): StyleRule => ({
  ...segmentTrackSize(step),
  ...(step === '1' ? { padding: smallTrackInset } : {}),
  vars: { [corner]: segmentSizes[step].corner, [air]: segmentSizes[step].air },
})

const track: StyleRule = {
  ...segmentTrack(corner),
  position: 'relative',
  isolation: 'isolate',
  // All segments are as wide as the widest.
  display: 'inline-grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  maxInlineSize: '100%',
  verticalAlign: 'middle',
}

export const root = recipe({
  base: track,
  variants: { size: { '1': size('1'), '2': size('2'), '3': size('3') } },
  defaultVariants: { size: '2' },
})
globalStyle('[data-lintel-segments] > input', hiddenInputRule as Parameters<typeof globalStyle>[1])

const chosen = '[data-state="checked"]'

const text = style({ ...segmentText(chosen), paddingInline: air })
export const segment = style([text, style(segmentPart('&', chosen, corner))])

export const content = style({
  display: 'flex',
  alignItems: 'center',
  // Long text is cut at its end.
  justifyContent: 'safe center',
  gap: vars.space[2],
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})
