'use client'

import { Avatar } from '../../components/avatar/avatar.js'
import { Wallet } from '../../icons/wallet.js'
import { brandIcon } from './wallet-icon.css.js'

/** Size in px: the size of Avatar that it is based on. */
const avatarSizes = { '20': '1', '36': '3', '56': '5', '64': '5' } as const

export type WalletIconProps = {
  name: string
  /** `data:` or `https:`. If it fails or takes longer than 2 s, the first letter of the name is shown. */
  imageUrl?: string | undefined
  /** px. */
  size?: keyof typeof avatarSizes
}

/** The wallet's icon in a rounded square. Decorative: show the name beside it. */
export function WalletIcon({ name, imageUrl, size = '36' }: WalletIconProps) {
  return (
    <Avatar
      size={avatarSizes[size]}
      shape="square"
      src={imageUrl}
      name={name}
      emblem={Wallet}
      className={brandIcon({ size })}
    />
  )
}
