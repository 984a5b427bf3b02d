'use client'

import { Button } from '../../../../components/button/button.js'
import { Icon } from '../../../../components/icon/icon.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { RotateCw } from '../../../../icons/rotate-cw.js'
import { Wallet } from '../../../../icons/wallet.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { CenteredMessage } from '../../../../parts/view-body/centered-message.js'
import { FirstTilesSkeleton } from '../../../../parts/view-skeleton/tiles-skeleton.js'

export type MissingPageProps = {
  words: ShownMessages
  onRetry: () => void
}

/** The first page is loading. When that takes long, shows a message and a retry button. */
export function FirstPage({ words, isSlow, onRetry }: MissingPageProps & { isSlow: boolean }) {
  if (!isSlow) return <FirstTilesSkeleton label={words.common.loading} />
  return <PageMissing words={words} text={words.pairing.slow} onRetry={onRetry} />
}

/** Says why there are no tiles, with a retry button. */
export function PageMissing({ words, onRetry, ...message }: MissingPageProps & { title?: string; text: string }) {
  return (
    <CenteredMessage
      {...message}
      image={<IconTile as={Wallet} />}
      actions={
        <Button ref={keepFocus} variant="soft" accent="gray" onClick={onRetry}>
          <Icon as={RotateCw} size={16} />
          <span>{words.common.tryAgain}</span>
        </Button>
      }
    />
  )
}

/** When the tiles arrive, the button unmounts: its focus moves to their container, not to the top of the card. */
function keepFocus(button: HTMLButtonElement) {
  return () => {
    if (button.matches(':focus')) button.closest<HTMLElement>('[data-lintel-results]')?.focus()
  }
}
