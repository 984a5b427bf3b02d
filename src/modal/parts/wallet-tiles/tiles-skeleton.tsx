import { Skeleton } from '../../../components/skeleton/skeleton.js'
import { bone, boneIcon, scroller, tileLine } from './wallet-tiles.css.js'

/** 16 tiles (spec §9). */
const FIRST_TILES = 16

/** The first tiles are on their way. */
export function TilesSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} aria-busy="true" className={scroller}>
      <TileBones count={FIRST_TILES} />
    </div>
  )
}

/** Tiles that are on their way. */
export function TileBones({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className={tileLine}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: never reordered
        <span key={index} className={bone}>
          <Skeleton width={56} height={56} className={boneIcon} />
          <Skeleton width={index % 2 ? 44 : 56} height={12} />
        </span>
      ))}
    </div>
  )
}
