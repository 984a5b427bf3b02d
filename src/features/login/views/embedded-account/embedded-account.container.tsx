'use client'

import type { EmbeddedUser } from '../../../../core/model/embedded-wallet.js'
import { enEmbedded } from '../../../../parts/messages/embedded.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useViewLinks } from '../../../../parts/views/use-view-links.js'
import { useViewOf } from '../../../../parts/views/use-view-of.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useEmbeddedWallet } from '../../../../react/use-embedded-wallet.js'
import { useNetwork } from '../../../../react/use-network.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { EmbeddedAccount } from './embedded-account.js'

/** The rows of the embedded wallet, which is connected. */
export function EmbeddedAccountContainer() {
  const { actions } = useLintel()
  const words = useModalWords()
  const network = useNetwork()
  const toAccountType = useViewOf('account-type')
  const { email, user } = useEmbeddedWallet()
  const labels = useViewWords('embedded', enEmbedded)
  const texts: Readonly<Record<string, string>> = labels.linkTexts
  const links = useViewLinks('EmbeddedAccount', { isSmart: user?.accountType === 'smartAccount' })
  return (
    <EmbeddedAccount
      labels={labels}
      email={email}
      smartAccount={user && toAccountType ? readSmartAccount(user) : undefined}
      links={links.map((link) => ({ ...link, description: texts[link.name] }))}
      network={toPlainName(network?.name ?? words.common.unknownNetwork)}
      onEmail={() => actions.push({ name: 'UpdateEmail' })}
      onSmartAccount={() => toAccountType && actions.push(toAccountType({}))}
      onUpgrade={() => actions.push({ name: 'UpgradeWallet' })}
    />
  )
}

function readSmartAccount({ accounts, accountType, smartAccountNetworks }: EmbeddedUser) {
  if (smartAccountNetworks.length === 0) return undefined
  if (!accounts.some(({ type }) => type === 'smartAccount')) return 'missing'
  return accountType === 'smartAccount' ? 'inUse' : 'notInUse'
}
