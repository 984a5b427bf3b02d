'use client'

import { Wallet } from 'lucide-react'
import { Fragment, Suspense } from 'react'
import { Button } from '../../../components/button/button.js'
import { Icon } from '../../../components/icon/icon.js'
import type { SocialProvider } from '../../../core/model/state.js'
import { LegalLine } from '../../parts/legal-line/legal-line.js'
import { OrLine } from '../../parts/or-line/or-line.js'
import { ViewBody } from '../../parts/view-body/view-body.js'
import { ViewSkeleton } from '../../parts/view-skeleton/view-skeleton.js'
import { ChunkView, createViewChunk } from '../../shell/view-chunk.js'
import { WalletSection, type WalletSectionProps } from '../../wallets/wallet-section.js'
import { expand } from './connect-view.css.js'
import type { MethodGroup } from './group-methods.js'
import { type Legal, LegalGate } from './legal-gate.js'

// Few apps ask for the one, few visitors see the other: their code comes only where they do.
const embeddedChunk = createViewChunk(() => import('./embedded-methods.js').then((module) => module.EmbeddedMethods))
const restoringChunk = createViewChunk(() => import('./restoring.js').then((module) => module.Restoring))

export type ConnectViewProps = WalletSectionProps &
  Legal & {
    /** The last session is being asked for. */
    isRestoring: boolean
    /** The ways in, in the app's order. */
    groups: readonly MethodGroup[]
    socials: readonly SocialProvider[]
    /** Leads to all of them, where some are behind "more". */
    onMoreSocials?: (() => void) | undefined
    /** Puts the wallets behind one button. */
    isCollapsed: boolean
    /** Shows the wallets that are behind the button. */
    onExpand: () => void
  }

/** The first view: the ways in. */
export function ConnectView(props: ConnectViewProps) {
  const {
    words,
    isRestoring,
    groups,
    socials,
    onMoreSocials,
    isCollapsed,
    onExpand,
    legal,
    termsUrl,
    privacyUrl,
    ...wallets
  } = props
  if (isRestoring) {
    return (
      <Suspense fallback={<ViewSkeleton label={words.connect.restoringTitle} shape="message" />}>
        <ChunkView chunk={restoringChunk} words={words} />
      </Suspense>
    )
  }
  const documents = { words, termsUrl, privacyUrl }
  return (
    <ViewBody>
      <LegalGate {...documents} legal={legal}>
        {groups.map((group, index) => (
          <Fragment key={String(group)}>
            {index > 0 ? <OrLine word={words.connect.or} /> : null}
            {group === 'wallet' ? (
              <Wallets {...wallets} words={words} isCollapsed={isCollapsed} onExpand={onExpand} />
            ) : (
              <Suspense>
                <ChunkView chunk={embeddedChunk} {...{ words, socials, onMoreSocials }} methods={group} />
              </Suspense>
            )}
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
    <Button className={expand} onClick={onExpand}>
      <Icon as={Wallet} />
      {wallets.words.connect.continueWithWallet}
    </Button>
  )
}
