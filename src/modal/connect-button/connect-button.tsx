'use client'

import clsx from 'clsx'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { Avatar, Button, type ButtonProps, Skeleton, shortenAddress, VisuallyHidden } from '../../components/index.js'
import type { Account, Network } from '../../core/index.js'
import { isUnsupported } from '../../core/selectors.js'
import type { FirstWords } from '../../core/words/messages.js'
import { useLintel } from '../../react/lintel-context.js'
import { useAccount } from '../../react/use-account.js'
import { useGivenMessages } from '../../react/use-given-messages.js'
import { useLintelState } from '../../react/use-lintel-state.js'
import { useNetwork } from '../../react/use-network.js'
import { callAfterFrame } from '../call-when-idle.js'
import type { ConnectedParts, ReadIdentity } from '../connected-parts.js'
import { loadConnectedParts, preloadModal } from '../load-modal.js'
import { ModalTheme } from '../modal-theme/modal-theme.js'
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
