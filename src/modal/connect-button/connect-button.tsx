'use client'

import type { ButtonProps } from '../../components/index.js'
import { useAccount, useLintel, useMessages } from '../../react/index.js'
import { loadModalDialog } from '../load-chunks.js'
import { ConnectButtonView } from './connect-button-view.js'

export type ConnectButtonProps = Pick<ButtonProps, 'size' | 'variant' | 'className'>

/**
 * Opens the wallet modal. Its code is fetched as soon as a pointer or the focus comes near, so that the click finds
 * it ready.
 *
 * @example
 * <ConnectButton size="2" />
 */
export function ConnectButton(props: ConnectButtonProps) {
  const { actions } = useLintel()
  const words = useMessages()
  const { account, status, isRestoring } = useAccount()
  const shown = account
    ? 'connected'
    : isRestoring
      ? 'restoring'
      : status === 'connecting'
        ? 'connecting'
        : 'disconnected'
  const prepare = () => {
    // A failure here is not lost: opening asks again and says so.
    loadModalDialog().catch(() => undefined)
  }
  return (
    <ConnectButtonView
      {...props}
      words={words}
      status={shown}
      address={account?.address}
      onClick={() => actions.open()}
      onPointerEnter={prepare}
      onFocus={prepare}
    />
  )
}
