'use client'

import { KeyRound, type LucideIcon, PenLine, Wallet } from 'lucide-react'
import { Button } from '../../../components/button/button.js'
import { Text } from '../../../components/text/text.js'
import type { Messages } from '../../../core/messages/en.js'
import { IconTile } from '../../parts/icon-tile/icon-tile.js'
import { ViewBody } from '../../parts/view-body/view-body.js'
import { list, point, words as wordsStyle } from './what-is-a-wallet-view.css.js'

export type WhatIsAWalletViewProps = {
  words: Messages
  onDone: () => void
}

/** Short help for someone who has never seen a wallet. */
export function WhatIsAWalletView({ words, onDone }: WhatIsAWalletViewProps) {
  const said = words.whatIsAWallet
  const points: readonly [LucideIcon, { title: string; text: string }][] = [
    [Wallet, said.holds],
    [KeyRound, said.signsIn],
    [PenLine, said.asks],
  ]
  return (
    <ViewBody>
      <ul className={list}>
        {points.map(([icon, { title, text }]) => (
          <li key={title} className={point}>
            <IconTile as={icon} size="36" />
            <div className={wordsStyle}>
              <Text as="p" weight="medium">
                {title}
              </Text>
              <Text as="p" size="3" tone="muted" wrap="pretty">
                {text}
              </Text>
            </div>
          </li>
        ))}
      </ul>
      <Button onClick={onDone}>{said.done}</Button>
    </ViewBody>
  )
}
