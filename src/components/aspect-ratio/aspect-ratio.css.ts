import { createVar, globalStyle } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

const fit = createVar()
const ratio = (width: number, height: number) => ({ aspectRatio: `${width} / ${height}` })

export const aspectRatio = recipe({
  base: {
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    inlineSize: '100%',
    minInlineSize: 0,
    // Otherwise high content would stretch the box.
    minBlockSize: 0,
    overflow: 'hidden',
  },
  variants: {
    ratio: {
      '1/1': ratio(1, 1),
      '4/3': ratio(4, 3),
      '3/2': ratio(3, 2),
      '16/9': ratio(16, 9),
      '2/1': ratio(2, 1),
      '3/4': ratio(3, 4),
      '9/16': ratio(9, 16),
    },
    fit: { cover: { vars: { [fit]: 'cover' } }, contain: { vars: { [fit]: 'contain' } } },
  },
  defaultVariants: { ratio: '16/9', fit: 'cover' },
})

globalStyle(`${aspectRatio.classNames.base} > :is(img, video, iframe, canvas)`, {
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  objectFit: fit,
} as Parameters<typeof globalStyle>[1])
