import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { aspectRatio } from './aspect-ratio.css.js'
import { aspectRatioProps } from './aspect-ratio.props.js'

export type AspectRatioProps = PropsOf<typeof aspectRatioProps> & ComponentProps<'div'>

/**
 * Keeps the shape of a picture, a video or a frame before and after it has loaded, so that nothing below it jumps. For
 * a person or a token use Avatar.
 *
 * @example
 * <AspectRatio ratio="1/1"><img src={nft.image} alt={nft.name} /></AspectRatio>
 */
export function AspectRatio({ ratio, fit, className, ...rest }: AspectRatioProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('AspectRatio', aspectRatioProps, { ratio, fit })
  return <div {...rest} className={clsx(aspectRatio({ ratio, fit }), className)} />
}
