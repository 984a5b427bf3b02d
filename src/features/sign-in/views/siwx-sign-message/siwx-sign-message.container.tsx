'use client'

import { useEffect } from 'react'
import { embeddedWalletId } from '../../../../core/model/embedded-wallet.js'
import { getAccountWallet } from '../../../../parts/names/get-account-wallet.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useOpenWallet } from '../../../../parts/wallet-request/use-open-wallet.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useAccount } from '../../../../react/use-account.js'
import { useConnectors } from '../../../../react/use-connectors.js'
import { useLintelState } from '../../../../react/use-lintel-state.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { enSignIn } from '../../messages/en.js'
import type { SignInRequest } from '../../model/sign-in-state.js'
import { SIWXSignMessageView, type SIWXSignMessageViewProps } from './siwx-sign-message-view.js'

const statuses: Record<SignInRequest['stage'], SIWXSignMessageViewProps['status']> = {
  checking: 'loading',
  preparing: 'loading',
  ready: 'ready',
  signing: 'signing',
  verifying: 'verifying',
}

/** Signs in the active account. */
export function SIWXSignMessageContainer() {
  const { actions } = useLintel()
  const words = useModalWords()
  const { account } = useAccount()
  const wallet = getAccountWallet(account, useConnectors(), words)
  const { name, icons } = useLintelState(({ settings }) => settings.metadata)
  const { request, required } = useLintelState(({ signIn }) => signIn)
  const { message = null, failure = null } = request ?? {}
  // The embedded wallet shows the same message in its frame: this view asks only after the visitor declined there.
  const isAskedThere = account?.connectorId === embeddedWalletId && request?.stage === 'ready' && failure === null
  useEffect(() => {
    if (isAskedThere) actions.confirmSignIn()
  }, [isAskedThere, actions])
  return (
    <SIWXSignMessageView
      words={words}
      labels={useViewWords('signIn', enSignIn)}
      app={{ name, imageUrl: icons?.[0] }}
      wallet={wallet}
      message={message && { text: message.text, domain: message.data.domain }}
      status={request ? statuses[request.stage] : 'loading'}
      failure={
        failure && {
          title: words.errors[failure.code].title,
          text: words.errors[failure.code].text({ wallet: wallet.name }),
        }
      }
      isRequired={required}
      onSign={actions.confirmSignIn}
      onOpen={useOpenWallet(account)}
      onCancel={actions.cancelSignIn}
    />
  )
}
