'use client'

import { type ReactNode, useEffect, useState } from 'react'
import type { ButtonProps } from '../../components/index.js'
import type { Account, Network } from '../../core/index.js'
import { isUnsupported } from '../../core/selectors.js'
import type { FirstWords } from '../../core/words/messages.js'
import { useLintel } from '../../react/lintel-context.js'
import { useAccount } from '../../react/use-account.js'
import { useGivenMessages } from '../../react/use-given-messages.js'
import { useLintelState } from '../../react/use-lintel-state.js'
import { useNetwork } from '../../react/use-network.js'
import { callAfterFrame } from '../call-when-idle.js'
import { loadConnectedParts, preloadModal } from '../load-modal.js'
import { ModalTheme } from '../modal-theme/modal-theme.js'
import {
  type ConnectButtonSlots,
  type ConnectButtonStatus,
  ConnectButtonView,
  type ConnectButtonViewProps,
} from './connect-button-view.js'
import type { ConnectedParts, ReadIdentity } from './connected-parts.js'

/** The state for a button of your own. */
export type ConnectButtonState = {
  /** While `restoring`, show neither an account nor "disconnected". */
  status: ConnectButtonStatus
  account: Account | null
  /** Null while the wallet is on a network the app does not list. */
  network: Network | null
  /** `words.connectButton` has those of the button. */
  words: FirstWords
  /** Opens the modal. */
  open: () => void
  /** Fetches the code of the modal. Call it when the visitor points at or focuses your button. */
  preload: () => void
}

export type ConnectButtonProps = Pick<ButtonProps, 'className'> &
  ConnectButtonSlots & {
    /** @default '3' */
    size?: '1' | '2' | '3' | '4' | undefined
    /** @default 'solid' */
    variant?: 'solid' | 'soft' | 'surface' | 'outline' | 'ghost' | undefined
    /**
     * Shows the native balance after the connected account.
     *
     * @default false
     */
    balance?: boolean | undefined
    /** Renders your own button in place of this one. */
    children?: ((state: ConnectButtonState) => ReactNode) | undefined
  }

/**
 * Opens the modal. The text is `Connect wallet`, or the account when connected. Pointing at or focusing
 * the button preloads the modal's code. It has the theme of the options `themeMode` and `themeVariables`, as the modal has.
 *
 * When connected it shows the name and avatar of the account where the data API knows them, and "Unsupported network"
 * while the wallet is on a network that the app does not support.
 *
 * **Accessibility** The connected button is named by the short address or the name, then `Account`. While a session is restored it
 * has the shape of a connected button, and never says "disconnected".
 *
 * @example
 * <ConnectButton size="2" balance />
 * <ConnectButton labels={{ connect: 'Sign in' }} start={<Mark />} />
 * <ConnectButton>
 *   {({ account, open, preload }) => (
 *     <button onClick={open} onPointerEnter={preload}>{account ? account.address : 'Sign in'}</button>
 *   )}
 * </ConnectButton>
 */
export function ConnectButton({ children, ...props }: ConnectButtonProps) {
  const lintel = useLintel()
  const words = useGivenMessages()
  const open = () => lintel.actions.open()
  // Closing the modal focuses this button.
  const preload = () => void callAfterFrame(() => void preloadModal(lintel))
  if (children) return <OwnButton render={children} words={words} open={open} preload={preload} />
  return (
    <ModalTheme>
      <AccountButton {...props} words={words} onClick={open} onPointerEnter={preload} onFocus={preload} />
    </ModalTheme>
  )
}

/** Renders the app's own button. */
function OwnButton({
  render,
  ...shown
}: Pick<ConnectButtonState, 'words' | 'open' | 'preload'> & { render: (state: ConnectButtonState) => ReactNode }) {
  return render({ ...shown, ...useShownAccount(), network: useNetwork() })
}

/** The part of the button that changes with the account. */
function AccountButton({
  balance = false,
  ...props
}: Omit<ConnectButtonProps, 'children'> &
  Pick<ConnectButtonViewProps, 'words' | 'onClick' | 'onPointerEnter' | 'onFocus'>) {
  const { account, status } = useShownAccount()
  const isElsewhere = useLintelState(isUnsupported)
  const address = account?.address
  const isConnected = address !== undefined
  const [parts, setParts] = useState<ConnectedParts | null>(null)
  const [identity, setIdentity] = useState<ReadIdentity | null>(null)
  useEffect(() => {
    if (!isConnected) return
    // After the frame that shows the address. Where the code cannot be fetched, the short address stays.
    return callAfterFrame(() => void loadConnectedParts().then(setParts, () => undefined))
  }, [isConnected])
  return (
    <>
      <ConnectButtonView
        {...props}
        status={status}
        address={address}
        {...(identity?.address === address && identity)}
        balance={parts && balance ? <parts.ButtonBalance /> : null}
        isUnsupported={isElsewhere}
      />
      {parts && isConnected ? <parts.IdentityReader address={address} onRead={setIdentity} /> : null}
    </>
  )
}

function useShownAccount(): { account: Account | null; status: ConnectButtonStatus } {
  const { account, status, isRestoring } = useAccount()
  if (account) return { account, status: 'connected' }
  if (isRestoring) return { account, status: 'restoring' }
  return { account, status: status === 'connecting' ? 'connecting' : 'disconnected' }
}
