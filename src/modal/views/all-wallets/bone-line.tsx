import { Skeleton } from '../../../components/skeleton/skeleton.js'
import { boneIcon, boneTile, line } from './all-wallets-view.css.js'

/** A row of tiles that are on their way. */
export function BoneLine({ columns }: { columns: number }) {
  return (
    <div aria-hidden="true" className={line} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {Array.from({ length: columns }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: never reordered
        <span key={index} className={boneTile}>
          <Skeleton width={56} height={56} className={boneIcon} />
          <Skeleton width={index % 2 ? 44 : 56} height={12} />
        </span>
      ))}
    </div>
  )
}
