'use client'

import { Globe } from 'lucide-react'
import { Avatar } from '../../../components/avatar/avatar.js'
import type { Network } from '../../../core/model/network.js'
import { brandIcon } from './brand-icon.css.js'
import { brandSizes } from './wallet-icon.js'

export type NetworkIconProps = {
  network: Pick<Network, 'name' | 'assets'>
  /** Edge, px. */
  size?: keyof typeof brandSizes
}

/** A network's picture in a circle, so that it is never taken for a wallet. Decorative: say the name beside it. */
export function NetworkIcon({ network, size = '36' }: NetworkIconProps) {
  return (
    <Avatar
      size={brandSizes[size]}
      src={network.assets?.imageUrl}
      name={network.name}
      emblem={Globe}
      className={brandIcon({ size, shape: 'round' })}
    />
  )
}
