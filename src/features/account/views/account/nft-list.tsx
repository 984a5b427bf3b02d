'use client'

import { useState } from 'react'
import { AspectRatio } from '../../../../components/aspect-ratio/aspect-ratio.js'
import { Button } from '../../../../components/button/button.js'
import { Icon } from '../../../../components/icon/icon.js'
import { Skeleton } from '../../../../components/skeleton/skeleton.js'
import { Text } from '../../../../components/text/text.js'
import type { Nft } from '../../../../core/model/portfolio.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { Image } from '../../../../icons/image.js'
import { ListEmpty, ListFailed } from '../../../../parts/lists/list-message.js'
import type { ListState } from '../../../../parts/lists/list-state.js'
import { more as moreStyle } from '../../../../parts/lists/lists.css.js'
import type { MorePages } from '../../../../parts/lists/read-pages.js'
import type { PortfolioWords } from '../../../../parts/messages/portfolio.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { readImageUrl } from '../../../../rules/images/image-url.js'
import { nft as nftStyle, nfts as nftsStyle, picture } from './account-view.css.js'

/** Tiles of the skeleton. */
const SKELETON_TILES = 6

/** `unknown`: no service looks up NFTs on this network. */
export type NftsState = ListState<Nft> | { status: 'unknown' }

export type NftListProps = {
  words: ShownMessages
  labels: PortfolioWords
  networkName: string
  nfts: NftsState
  more: MorePages
  onMore: () => void
}

/** The NFTs of an account as tiles. Their pictures come from the data API only, never from an address of the contract. */
export function NftList({ words, labels, networkName, nfts, more, onMore }: NftListProps) {
  if (nfts.status === 'unknown') {
    return (
      <ListEmpty icon={Image} title={labels.nftsUnknownTitle} text={labels.nftsUnknownText({ network: networkName })} />
    )
  }
  if (nfts.status === 'failed') {
    return <ListFailed {...nfts} words={words} title={labels.nftsFailedTitle} text={labels.failedText} />
  }
  if (nfts.status === 'loading') {
    return (
      <div role="status" aria-label={words.common.loading} aria-busy="true" className={nftsStyle}>
        {Array.from({ length: SKELETON_TILES }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: never reordered
          <AspectRatio key={index} ratio="1/1">
            <Skeleton width="100%" height="100%" />
          </AspectRatio>
        ))}
      </div>
    )
  }
  if (nfts.items.length === 0) {
    return (
      <ListEmpty icon={Image} title={labels.nftsEmptyTitle} text={labels.nftsEmptyText({ network: networkName })} />
    )
  }
  return (
    <>
      {/* Safari drops the role of a list without bullets. It scrolls, and nothing in it takes focus. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <ul role="list" tabIndex={0} aria-label={labels.nfts} className={nftsStyle}>
        {nfts.items.map((nft) => (
          <li key={`${nft.contract} ${nft.tokenId}`} className={nftStyle}>
            <NftPicture nft={nft} />
            <Text size="2" weight="medium" truncate>
              {toPlainName(nft.name ?? '') || labels.unnamedNft}
            </Text>
            {nft.collection ? (
              <Text size="1" tone="muted" truncate>
                {toPlainName(nft.collection)}
              </Text>
            ) : null}
            {nft.quantity > 1n ? (
              <Text size="1" tone="muted" truncate>
                {labels.copies({ count: Number(nft.quantity) })}
              </Text>
            ) : null}
          </li>
        ))}
      </ul>
      <div className={moreStyle}>
        {/* Rendered before it has text: screen readers announce changes of a region that exists. */}
        <Text size="2" tone="muted" align="center" role="status">
          {more === 'failed' ? labels.nftsFailedTitle : ''}
        </Text>
        {more === 'none' ? null : (
          <Button size="2" variant="soft" accent="gray" loading={more === 'loading'} onClick={onMore}>
            {more === 'failed' ? words.common.tryAgain : labels.moreNfts}
          </Button>
        )}
      </div>
    </>
  )
}

/** The picture, or an icon if no picture could be loaded. Decorative: the name is below it. */
function NftPicture({ nft: { imageUrl } }: { nft: Nft }) {
  const [failed, setFailed] = useState<string | null>(null)
  const src = imageUrl === null ? undefined : readImageUrl(imageUrl, globalThis.location?.origin)
  return (
    <AspectRatio ratio="1/1" className={picture}>
      {src && src !== failed ? (
        <img src={src} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => setFailed(src)} />
      ) : (
        <Icon as={Image} size={24} />
      )}
    </AspectRatio>
  )
}
