import { Skeleton } from '../../components/skeleton/skeleton.js'
import { scroller, tileIcon, tileLine, tileSkeleton } from './tiles.css.js'

/** Tiles that fill the grid. */
const FIRST_TILES = 16

/** The first page of tiles is loading. */
export function FirstTilesSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} aria-busy="true" className={scroller}>
      <TilesSkeleton count={FIRST_TILES} />
    </div>
  )
}

/** `count` tiles that are loading. Hidden from assistive technology. */
export function TilesSkeleton({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className={tileLine}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: never reordered
        <span key={index} className={tileSkeleton}>
          <Skeleton width={56} height={56} className={tileIcon} />
          <Skeleton width={index % 2 ? 44 : 56} height={12} />
        </span>
      ))}
    </div>
  )
}
