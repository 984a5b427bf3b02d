'use client'

import type { DirectoryWallet } from '../../../../core/index.js'
import { listDownloads, readBrowser } from '../../../../parts/links/list-downloads.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { readPlatform } from '../../../../rules/platform.js'
import { DownloadsView } from './downloads-view.js'

/** The downloads of one wallet for this browser or phone. */
export function DownloadsContainer({ view: { wallet } }: { view: { wallet: DirectoryWallet } }) {
  const { actions } = useLintel()
  const words = useModalWords()
  const device = { platform: readPlatform(navigator), browser: readBrowser(navigator.userAgent) }
  return (
    <DownloadsView
      words={words}
      wallet={{ name: toPlainName(wallet.name) || words.common.yourWallet, imageUrl: wallet.imageUrl }}
      downloads={listDownloads(wallet, device)}
      onOther={() => actions.reset({ name: 'Connect' })}
    />
  )
}
