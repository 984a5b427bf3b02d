'use client'

import { useEffect, useState } from 'react'
import { findNetwork } from '../../../../core/format/find-network.js'
import { embeddedWalletId } from '../../../../core/model/embedded-wallet.js'
import type { View } from '../../../../core/model/views/view.js'
import { nameNetwork } from '../../../../core/words/name-network.js'
import { AtSign } from '../../../../icons/at-sign.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { getAccountWallet } from '../../../../parts/names/get-account-wallet.js'
import { useLast } from '../../../../parts/state/use-last.js'
import { FailedMessage } from '../../../../parts/view-body/failed-message.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useOpenWallet } from '../../../../parts/wallet-request/use-open-wallet.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useAccount } from '../../../../react/use-account.js'
import { useConnectors } from '../../../../react/use-connectors.js'
import { useNetworks } from '../../../../react/use-network.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { enNames } from '../../messages/en.js'
import { type NameResult, useName } from '../../react/use-name.js'
import { RegisterAccountNameView } from './register-account-name-view.js'

/** Registers a name for the connected account. */
export function RegisterAccountNameContainer({
  view: { named },
}: {
  view: Extract<View, { name: 'RegisterAccountName' }>
}) {
  const words = useModalWords()
  const labels = useViewWords('names', enNames)
  const account = useLast(useAccount().account)
  const connectors = useConnectors()
  const networks = useNetworks()
  const name = useName()
  const onOpen = useOpenWallet(account)
  useFillIn(named, name)
  const { zones, isOffered, error, network } = name
  if (zones ? !isOffered : error) {
    return (
      <FailedMessage
        words={words}
        image={<IconTile as={AtSign} />}
        title={labels.titles.RegisterAccountName}
        text={zones?.length ? labels.problems.network : labels.noZones}
        onRetry={zones ? undefined : name.refetch}
      />
    )
  }
  return (
    <RegisterAccountNameView
      words={words}
      labels={labels}
      typed={name.typed}
      zone={name.zone}
      zones={zones ?? []}
      state={name.state}
      suggestions={name.suggestions}
      problem={name.problem}
      phase={name.phase}
      address={name.address}
      network={findNetwork(networks, network)?.name ?? nameNetwork(network, words)}
      wallet={getAccountWallet(account, connectors, words).name}
      isEmbedded={account?.connectorId === embeddedWalletId}
      onTyped={name.setTyped}
      onZone={name.setZone}
      onRegister={() => void name.register()}
      onOpen={onOpen}
    />
  )
}

/** Fills in the app's value, once. After Back, the visitor's input stays. */
function useFillIn(named: string | undefined, { setTyped }: NameResult): void {
  const { store } = useLintel()
  const [asked, setAsked] = useState(() => (store.getState().router.direction === 'back' ? undefined : named))
  useEffect(() => {
    if (asked === undefined) return
    setAsked(undefined)
    setTyped(asked)
  }, [asked, setTyped])
}
