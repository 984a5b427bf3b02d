'use client'

import clsx from 'clsx'
import { Globe } from 'lucide-react'
import { Avatar, type AvatarProps } from '../avatar/avatar.js'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { pickAccent } from '../token-icon/pick-accent.js'
import { edged } from './network-icon.css.js'
import { networkIconProps } from './network-icon.props.js'

export type NetworkIconProps = PropsOf<typeof networkIconProps> &
  Omit<AvatarProps, 'size' | 'shape' | 'seed' | 'emblem' | 'name'> & {
    /** Of the network, such as `Base`: the first letter stands in for its picture, in a colour of its own. */
    name: string
  }

/**
 * The picture of a network, round, so that it is never taken for a wallet, which is a rounded square. It waits 2 s for
 * it, then draws the first letter of the name. Decoration, unless it has a `label`: mostly the name stands beside it.
 *
 * @example
 * <NetworkIcon name="Base" src={network.imageUrl} />
 */
export function NetworkIcon({
  name,
  accent,
  shape = networkIconProps.shape.default,
  className,
  ...rest
}: NetworkIconProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('NetworkIcon', networkIconProps, { size: rest.size, shape })
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
