'use client'

import clsx from 'clsx'
import { Globe } from '../../icons/globe.js'
import { Avatar, type AvatarProps } from '../avatar/avatar.js'
import { pickAccent } from '../avatar/pick-accent.js'
import type { Accent } from '../props/accent.js'
import { edged } from './network-icon.css.js'

export type NetworkIconProps = Omit<AvatarProps, 'size' | 'shape' | 'seed' | 'emblem' | 'name' | 'accent'> & {
  /** The name of the network, such as `Base`. Without a picture its first letter is shown. */
  name: string
  /** @default '3' */
  size?: '1' | '2' | '3' | '4' | '5' | undefined
  /** @default 'round' */
  shape?: 'round' | 'square' | undefined
  /** The color of the letter. By default one that depends on the name. */
  accent?: Accent | undefined
}

/**
 * The picture of a network. It is round, so that nobody takes it for a wallet; use `shape="square"` in an app whose
 * tokens are round. It waits 2 s for its picture, then shows the first letter of the name; a name without letters gets
 * a globe. A thin edge separates a white picture from a white card.
 *
 * **Use instead** TokenIcon for a token, Avatar for people and wallets.
 *
 * **Accessibility** Decorative unless it has a `label`.
 *
 * **Data attributes** `data-accent`, `data-loading` while it waits.
 *
 * @example
 * <NetworkIcon name="Base" src={network.imageUrl} />
 */
export function NetworkIcon({ name, accent, shape = 'round', className, ...rest }: NetworkIconProps) {
  return (
    <Avatar
      {...rest}
      shape={shape}
      name={name}
      emblem={Globe}
      accent={accent ?? pickAccent(name)}
      className={clsx(edged, className)}
    />
  )
}
