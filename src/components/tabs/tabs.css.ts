import { createVar, type StyleRule, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { scaled } from '../styling/scaled.js'
import {
  segmentPart,
  segmentSizes,
  segmentText,
  segmentTrack,
  segmentTrackSize,
  smallTrackInset,
} from '../styling/segments.js'
import { forcedColors } from '../styling/states.js'
import { coarsePointerQuery } from '../styling/touch-target.js'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minInlineSize: 0,
  selectors: { '&:where([data-orientation="vertical"])': { flexDirection: 'row', gap: vars.space[5] } },
})

const height = createVar()
const air = createVar()
const corner = createVar()

const tabList = style({
  display: 'flex',
  flex: 'none',
  minInlineSize: 0,
  maxInlineSize: '100%',
  // A list that is too long scrolls by touch, wheel and focus.
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  selectors: { '&:where([data-orientation="vertical"])': { flexDirection: 'column' } },
})

const size = (step: keyof typeof segmentSizes): StyleRule => ({
  ...segmentTrackSize(step),
  vars: {
    [height]: segmentSizes[step].height,
    [corner]: segmentSizes[step].corner,
    [air]: segmentSizes[step].air,
  },
})

const segmentedList: StyleRule = {
  ...segmentTrack(corner),
  // A pill has one line.
  selectors: {
    '&:where([data-orientation="vertical"])': { vars: { [corner]: vars.radius.panel[6] } },
    '&:where([data-size="1"])': { padding: smallTrackInset },
  },
}

export const list = recipe({
  base: tabList,
  variants: {
    size: { '1': size('1'), '2': size('2'), '3': size('3') },
    variant: {
      // The bar of the selected tab covers the line.
      line: {
        selectors: { '&:where([data-orientation="horizontal"])': { boxShadow: `inset 0 -1px ${vars.gray.line}` } },
        '@media': {
          '(forced-colors: active)': {
            selectors: { '&:where([data-orientation="horizontal"])': { borderBlockEnd: '1px solid CanvasText' } },
          },
        },
      },
      segmented: segmentedList,
    },
  },
  defaultVariants: { variant: 'line', size: '2' },
})

const line = ':where([data-variant="line"]) > &'
const vertical = ':where([data-variant="line"][data-orientation="vertical"]) > &'
const segmented = ':where([data-variant="segmented"]) > &'
const selected = '[data-state="active"]'

const text = style({
  ...segmentText(selected),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  maxInlineSize: scaled(256),
  paddingBlock: 0,
  paddingInline: air,
})

const lineTrigger = style({
  selectors: {
    [line]: { minInlineSize: '24px', minBlockSize: height, borderRadius: vars.radius.control[4] },
    [vertical]: { justifyContent: 'flex-start' },
    // The bar has 3:1 against the panel, so that the color of the label is not the only sign.
    [`${line}:where(${selected})::after`]: {
      content: '',
      position: 'absolute',
      insetInline: air,
      insetBlockEnd: 0,
      blockSize: '2px',
      background: vars.accent.mark,
    },
    [`${vertical}:where(${selected})::after`]: {
      insetInline: '0 auto',
      insetBlock: vars.space[2],
      inlineSize: '2px',
      blockSize: 'auto',
    },
  },
  '@media': {
    // A larger target instead of an extended one: a scrolling list would clip it.
    [coarsePointerQuery]: {
      selectors: { [line]: { minInlineSize: vars.touchTarget, minBlockSize: vars.touchTarget } },
    },
    '(forced-colors: active)': {
      selectors: { [`${line}:where(${selected})::after`]: { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
})

const upright = ':where([data-variant="segmented"][data-orientation="vertical"]) > &'

const segmentedTrigger = style({
  selectors: {
    [segmented]: { flex: '1 0 auto' },
    [upright]: { minBlockSize: `max(24px, ${height} - ${scaled(6)})` },
  },
  '@media': { [coarsePointerQuery]: { selectors: { [upright]: { minBlockSize: vars.touchTarget } } } },
})

export const trigger = style([text, lineTrigger, style(segmentPart(segmented, selected, corner)), segmentedTrigger])

/** A label that is too long ends in an ellipsis. */
export const words = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' })

export const panel = style({
  flex: '1',
  minInlineSize: 0,
  borderRadius: vars.radius.panel[4],
  selectors: { '&:where([hidden])': { display: 'none' } },
  '@media': forcedColors({ color: 'CanvasText' }),
})
