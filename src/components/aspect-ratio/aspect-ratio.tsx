import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { aspectRatio } from './aspect-ratio.css.js'

export type AspectRatioProps = ComponentProps<'div'> & {
  /** @default '16/9' */
  ratio?: '1/1' | '4/3' | '3/2' | '16/9' | '2/1' | '3/4' | '9/16' | undefined
  /**
   * `cover` fills the box and cuts the picture, `contain` shows all of it.
   *
   * @default 'cover'
   */
  fit?: 'cover' | 'contain' | undefined
}

/**
 * Keeps the shape of a picture, a video or a frame before and after it has loaded, so that nothing below it jumps.
 * Only CSS is used. For a ratio that is not in the list use a class of your own with `aspect-ratio`. Do not use it for
 * text, which may need more room.
 *
 * **Use instead** Avatar for a person or a token, which also draws something when the picture fails.
 *
 * @example
 * <AspectRatio ratio="1/1"><img src={nft.image} alt={nft.name} /></AspectRatio>
 */
export function AspectRatio({ ratio, fit, className, ...rest }: AspectRatioProps) {
  return <div {...rest} className={clsx(aspectRatio({ ratio, fit }), className)} />
}
