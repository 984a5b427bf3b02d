'use client'

import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Avatar, Button, type ButtonProps, Skeleton, shortenAddress, VisuallyHidden } from '../../components/index.js'
import type { FirstWords } from '../../core/words/messages.js'
import { connected } from './connect-button.css.js'

/** `restoring` shows a skeleton of the connected button, so that a reload never shows "disconnected" first. */
export type ConnectButtonStatus = 'disconnected' | 'restoring' | 'connecting' | 'connected'

export type ConnectButtonSlots = {
  /** Replace the texts of the message catalogue. */
  labels?: { connect?: string | undefined; connecting?: string | undefined } | undefined
  /** Shown before the text, and in place of the avatar when connected. */
  start?: ReactNode
  /** Shown after the text or the address, such as a balance. */
  end?: ReactNode
}

export type ConnectButtonViewProps = Pick<ButtonProps, 'size' | 'variant' | 'className'> &
  Pick<ComponentProps<'button'>, 'onClick' | 'onPointerEnter' | 'onFocus'> &
  ConnectButtonSlots & {
    words: FirstWords
    status: ConnectButtonStatus
    /** Required when connected. */
    address?: string | undefined
    /** Shown in place of the address. */
    name?: string | undefined
    avatarUrl?: string | undefined
    /** Shown after the address or name. */
    balance?: ReactNode
    /** Whether the wallet is on a network that the app does not support. The button then says so. */
    isUnsupported?: boolean | undefined
  }

/** The button of ConnectButton: "Connect wallet", or the account when connected. */
export function ConnectButtonView(props: ConnectButtonViewProps) {
  const { words, status, address, name, avatarUrl, balance, isUnsupported, labels, start, end, className, ...rest } =
    props
  const text = words.connectButton
  if (status === 'connected' && address) {
    return (
      <Button
        {...rest}
        variant="soft"
        accent={isUnsupported ? 'amber' : 'gray'}
        aria-haspopup="dialog"
        className={clsx(connected, className)}
      >
        {start ?? <Avatar size="1" seed={address} src={avatarUrl} />}
        <Shown hidden={isUnsupported}>
          <bdi translate="no">{name ?? shortenAddress(address)}</bdi>
        </Shown>
        {isUnsupported ? <span>{text.unsupported}</span> : balance}
        {end}
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
      {start}
      <span>
        {status === 'connecting' ? (labels?.connecting ?? text.connecting) : (labels?.connect ?? text.connect)}
      </span>
      {end}
    </Button>
  )
}

/** Text that may be for assistive technology only. */
function Shown({ hidden, children }: { hidden: boolean | undefined; children: ReactNode }) {
  return hidden ? <VisuallyHidden>{children}</VisuallyHidden> : children
}
