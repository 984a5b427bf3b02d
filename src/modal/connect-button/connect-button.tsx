'use client'

import type { ReactNode } from 'react'
import type { ButtonProps } from '../../components/index.js'
import type { Account, Messages, Network } from '../../core/index.js'
import { useAccount, useLintel, useMessages, useNetwork } from '../../react/index.js'
import { loadModalDialog } from '../load-chunks.js'
import { type ConnectButtonSlots, type ConnectButtonStatus, ConnectButtonView } from './connect-button-view.js'

/** What a button of one's own is drawn from. */
export type ConnectButtonState = {
  /** `restoring`: show neither an account nor "disconnected" yet. */
  status: ConnectButtonStatus
  account: Account | null
  /** Null while the wallet is on a network the app does not list. */
  network: Network | null
  words: Messages
  /** Opens the modal. Call it within the press. */
  open: () => void
  /** Fetches the modal's code: call it when a pointer or the focus comes near. */
  prepare: () => void
}

export type ConnectButtonProps = Pick<ButtonProps, 'size' | 'variant' | 'className'> &
  ConnectButtonSlots & {
    /** Draws another button in this one's place. */
    children?: ((state: ConnectButtonState) => ReactNode) | undefined
  }

/**
 * Opens the wallet modal. Its code is fetched as soon as a pointer or the focus comes near, so that the click finds
 * it ready.
 *
 * @example
 * <ConnectButton size="2" />
 * <ConnectButton labels={{ connect: 'Sign in' }} start={<Mark />} />
 * <ConnectButton>
 *   {({ account, open, prepare }) => (
 *     <button onClick={open} onPointerEnter={prepare}>{account ? account.address : 'Sign in'}</button>
 *   )}
 * </ConnectButton>
 */
export function ConnectButton({ children, ...props }: ConnectButtonProps) {
  const { actions } = useLintel()
  const words = useMessages()
  const network = useNetwork()
  const { account, status, isRestoring } = useAccount()
  const shown = account
    ? 'connected'
    : isRestoring
      ? 'restoring'
      : status === 'connecting'
        ? 'connecting'
        : 'disconnected'
  const open = () => actions.open()
  if (children) return children({ status: shown, account, network, words, open, prepare })
  return (
    <ConnectButtonView
      {...props}
      words={words}
      status={shown}
      address={account?.address}
      onClick={open}
      onPointerEnter={prepare}
      onFocus={prepare}
    />
  )
}

function prepare(): void {
  // A failure here is not lost: opening asks again and says so.
  loadModalDialog().catch(() => undefined)
}
