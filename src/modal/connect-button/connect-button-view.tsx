'use client'

import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { Avatar, Button, type ButtonProps, Skeleton, shortenAddress, VisuallyHidden } from '../../components/index.js'
import type { Messages } from '../../core/messages/en.js'
import { connected } from './connect-button.css.js'

export type ConnectButtonViewProps = Pick<ButtonProps, 'size' | 'variant' | 'className'> &
  Pick<ComponentProps<'button'>, 'onClick' | 'onPointerEnter' | 'onFocus'> & {
    words: Messages
    /** `restoring` draws the shape of a connected button: a reload never shows "disconnected" first. */
    status: 'disconnected' | 'restoring' | 'connecting' | 'connected'
    /** Needed when connected. */
    address?: string | undefined
  }

/** Opens the modal: `Connect wallet`, or once connected the account. Pure. */
export function ConnectButtonView({ words, status, address, className, ...rest }: ConnectButtonViewProps) {
  const text = words.connectButton
  if (status === 'connected' && address) {
    return (
      <Button {...rest} variant="soft" accent="gray" aria-haspopup="dialog" className={clsx(connected, className)}>
        <Avatar size="1" seed={address} />
        <bdi translate="no">{shortenAddress(address)}</bdi>
        <VisuallyHidden>{text.account}</VisuallyHidden>
      </Button>
    )
  }
  if (status === 'restoring') {
    return (
      <Button {...rest} variant="soft" accent="gray" aria-haspopup="dialog" className={clsx(connected, className)}>
        <Skeleton>
          <Avatar size="1" />
        </Skeleton>
        <Skeleton>0x0000…000000</Skeleton>
        <VisuallyHidden>{text.connecting}</VisuallyHidden>
      </Button>
    )
  }
  return (
    <Button {...rest} aria-haspopup="dialog" className={className}>
      {status === 'connecting' ? text.connecting : text.connect}
    </Button>
  )
}
