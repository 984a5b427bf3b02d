'use client'

import { useEffect, useState } from 'react'
import { parseCaipNetworkId } from '../../../../core/format/parse-caip-network-id.js'
import type { CaipNetworkId } from '../../../../core/model/caip.js'
import type { EmbeddedAccountType, EmbeddedUser } from '../../../../core/model/embedded-wallet.js'
import { useEmbedded } from '../../../../parts/embedded/use-embedded.js'
import { useLoginStep } from '../../../../parts/embedded/use-login-step.js'
import { enEmbedded } from '../../../../parts/messages/embedded.js'
import { enLogin } from '../../../../parts/messages/login.js'
import { useLast } from '../../../../parts/state/use-last.js'
import { ViewSkeleton } from '../../../../parts/view-skeleton/view-skeleton.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useAccount } from '../../../../react/use-account.js'
import { useEmbeddedWallet } from '../../../../react/use-embedded-wallet.js'
import { useLintelState } from '../../../../react/use-lintel-state.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { SmartAccountSettingsView } from './smart-account-settings-view.js'

/** Changes the type of account. During the closing animation after a disconnect, the last state. */
export function SmartAccountSettingsContainer() {
  const words = useModalWords()
  const user = useLast(useEmbeddedWallet().user)
  const { status } = useAccount()
  if (user) return <Settings user={user} />
  const isRestoring = status === 'reconnecting'
  return isRestoring ? <ViewSkeleton label={words.common.loading} shape="list" rows={2} /> : null
}

function Settings({ user }: { user: EmbeddedUser }) {
  const { network, accounts, accountType, smartAccountNetworks, smartAccountDeployed } = user
  const words = useModalWords()
  const embedded = useEmbedded()
  const known = useLintelState(({ networks }) => networks)
  const [chosen, setChosen] = useState<EmbeddedAccountType>(accountType)
  const { run, isRunning, problem } = useLoginStep()

  useEffect(() => {
    // Another page may have deployed it since. The wallet has reported a failure, and the last state stays on screen.
    if (!smartAccountDeployed) embedded.readUser().catch(() => undefined)
  }, [embedded, smartAccountDeployed])

  const nameNetworks = (ids: readonly CaipNetworkId[]) =>
    known.filter(({ caipNetworkId }) => ids.includes(caipNetworkId)).map(({ name }) => name)
  const change = (type: EmbeddedAccountType) => {
    if (isRunning || type === accountType) return
    setChosen(type)
    void run(() => embedded.setAccountType(type))
  }
  return (
    <SmartAccountSettingsView
      words={words}
      labels={useViewWords('embedded', enEmbedded)}
      login={useViewWords('login', enLogin)}
      namespace={parseCaipNetworkId(network).namespace}
      network={nameNetworks([network])[0] ?? words.common.unknownNetwork}
      smartNetworks={nameNetworks(smartAccountNetworks)}
      accounts={accounts}
      isDeployed={smartAccountDeployed}
      value={isRunning ? chosen : accountType}
      isChanging={isRunning}
      problem={problem}
      onChange={change}
    />
  )
}
