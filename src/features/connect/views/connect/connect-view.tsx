'use client'

import { type ComponentType, Fragment } from 'react'
import { Button } from '../../../../components/button/button.js'
import { Icon } from '../../../../components/icon/icon.js'
import { Separator } from '../../../../components/separator/separator.js'
import type { SocialProvider } from '../../../../core/model/connector.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { Wallet } from '../../../../icons/wallet.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { gatedButton } from '../../../../parts/legal/legal.css.js'
import { type Legal, LegalGate } from '../../../../parts/legal/legal-gate.js'
import { CenteredMessage } from '../../../../parts/view-body/centered-message.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import type { LoginMethodsProps } from '../../../../parts/views/view-parts.js'
import { ProgressRing } from '../../../../parts/wallet-request/progress-ring.js'
import { LegalLine } from '../parts/legal-line.js'
import { WalletSection, type WalletSectionProps } from '../parts/wallet-section.js'
import type { MethodGroup } from './group-methods.js'

export type ConnectViewProps = WalletSectionProps &
  Legal & {
    /** The last session is being restored. */
    isRestoring: boolean
    /** The methods to connect, in the app's order. */
    groups: readonly MethodGroup[]
    socials: readonly SocialProvider[]
    /** Draws e-mail and social accounts. */
    Methods?: ComponentType<LoginMethodsProps> | undefined
    /** Opens the list of all social accounts, when some are behind "more". */
    onMoreSocials?: (() => void) | undefined
    /** Shows one button in place of the wallets. */
    isCollapsed: boolean
    /** Opens the wallets behind that button. */
    onExpand: () => void
  }

/** The first view: every method to connect. */
export function ConnectView(props: ConnectViewProps) {
  const {
    words,
    isRestoring,
    groups,
    socials,
    Methods,
    onMoreSocials,
    isCollapsed,
    onExpand,
    legal,
    termsUrl,
    privacyUrl,
    ...wallets
  } = props
  if (isRestoring) return <Restoring words={words} />
  const documents = { words, termsUrl, privacyUrl }
  return (
    <ViewBody>
      <LegalGate {...documents} legal={legal}>
        {groups.map((group, index) => (
          <Fragment key={String(group)}>
            {index > 0 ? <Separator label={words.connect.or} /> : null}
            {group === 'wallet' ? (
              <Wallets {...wallets} words={words} isCollapsed={isCollapsed} onExpand={onExpand} />
            ) : Methods ? (
              <Methods {...{ words, socials, onMoreSocials }} methods={group} />
            ) : null}
          </Fragment>
        ))}
      </LegalGate>
      {legal ? null : <LegalLine {...documents} />}
    </ViewBody>
  )
}

function Wallets({
  isCollapsed,
  onExpand,
  ...wallets
}: WalletSectionProps & Pick<ConnectViewProps, 'isCollapsed' | 'onExpand'>) {
  if (!isCollapsed) return <WalletSection {...wallets} />
  return (
    <Button className={gatedButton} onClick={onExpand}>
      <Icon as={Wallet} />
      <span>{wallets.words.connect.continueWithWallet}</span>
    </Button>
  )
}

/** Shown in place of the methods while the last session may still be restored. */
function Restoring({ words }: { words: ShownMessages }) {
  return (
    <CenteredMessage
      image={
        <ProgressRing status="waiting">
          <IconTile as={Wallet} />
        </ProgressRing>
      }
      title={words.connect.restoringTitle}
      text={words.connect.restoringText}
    />
  )
}
