'use client'

import { Wallet } from 'lucide-react'
import { Avatar } from '../../../components/avatar/avatar.js'
import { brandIcon } from './brand-icon.css.js'

/** Edges of brand icons, px, and the Avatar each is drawn with. */
const brandSizes = { '20': '1', '36': '3', '56': '5', '64': '5' } as const

export type WalletIconProps = {
  name: string
  /** `data:` or `https:`. When it fails or takes over 2 s, the first letter of the name stands in for it. */
  imageUrl?: string | undefined
  /** Edge, px. */
  size?: keyof typeof brandSizes
}

/** A wallet's own picture in a rounded square. Decorative: say the name beside it. */
export function WalletIcon({ name, imageUrl, size = '36' }: WalletIconProps) {
  return (
    <Avatar
      size={brandSizes[size]}
      shape="square"
      src={imageUrl}
      name={name}
      emblem={Wallet}
      className={brandIcon({ size })}
    />
  )
}
