'use client'

import { RotateCw, Wallet } from 'lucide-react'
import { Button } from '../../../components/button/button.js'
import { Icon } from '../../../components/icon/icon.js'
import type { Messages } from '../../../core/messages/en.js'
import { CenteredMessage } from '../../parts/centered-message/centered-message.js'
import { IconTile } from '../../parts/icon-tile/icon-tile.js'
import { TilesSkeleton } from '../../parts/wallet-tiles/tiles-skeleton.js'

export type MissingPageProps = {
  words: Messages
  onRetry: () => void
}

/** The first page is on its way. A directory that keeps silent is told of, with a way on, while it may still answer. */
export function FirstPage({ words, isSlow, onRetry }: MissingPageProps & { isSlow: boolean }) {
  if (!isSlow) return <TilesSkeleton label={words.common.loading} />
  return <PageMissing words={words} text={words.pairing.slow} onRetry={onRetry} />
}

/** Says why there are no tiles; they can be asked for again. */
export function PageMissing({ words, onRetry, ...said }: MissingPageProps & { title?: string; text: string }) {
  return (
    <CenteredMessage
      {...said}
      image={<IconTile as={Wallet} />}
      actions={
        <Button ref={handOn} variant="soft" accent="gray" onClick={onRetry}>
          <Icon as={RotateCw} size={16} />
          {words.common.tryAgain}
        </Button>
      }
    />
  )
}

/** The tiles may come while it has focus: that goes to what they stand in, not to the top of the card. */
function handOn(button: HTMLButtonElement) {
  return () => {
    if (button.matches(':focus')) button.closest<HTMLElement>('[data-lintel-results]')?.focus()
  }
}
