import { list } from '../../components/list/list.css.js'
import { Skeleton } from '../../components/skeleton/skeleton.js'
import { ViewBody } from '../view-body/view-body.js'
import { filterLine, results } from './tiles.css.js'
import { FirstTilesSkeleton } from './tiles-skeleton.js'
import { field, icon, lines, ring, round, roundIcon, row } from './view-skeleton.css.js'

/** The items of a list that is loading: an icon and one or two lines, or an icon (round of a token), two lines and a value. */
type SkeletonItem = 'named' | 'described' | 'token' | 'transaction'

/** The shape of the view that is loading. */
export type ViewSkeletonShape =
  | { shape: 'list'; rows: number; item?: SkeletonItem; hasSearch?: boolean }
  | { shape: 'tiles' | 'message' | 'account' }

export type ViewSkeletonProps = ViewSkeletonShape & {
  /** Read by assistive technology. */
  label: string
}

/**
 * Shown while the code of a view loads. It has the shape of the view, so that the card keeps its height.
 *
 * @example <ViewSkeleton label={words.common.loading} shape="list" rows={4} hasSearch />
 */
export function ViewSkeleton({ label, ...props }: ViewSkeletonProps) {
  if (props.shape === 'list') {
    return (
      <ViewBody>
        {props.hasSearch ? <Skeleton height={48} className={field} /> : null}
        <ListSkeleton label={label} rows={props.rows} item={props.item} />
      </ViewBody>
    )
  }
  if (props.shape === 'tiles') {
    return (
      <ViewBody>
        <Skeleton height={48} className={field} />
        <div className={filterLine}>
          <Skeleton width={120} height={20} />
        </div>
        <div className={results}>
          <FirstTilesSkeleton label={label} />
        </div>
      </ViewBody>
    )
  }
  return (
    <div role="status" aria-label={label} aria-busy="true">
      <ViewBody align="center">
        {props.shape === 'message' ? (
          <Skeleton width={96} height={96} className={ring} />
        ) : (
          <Skeleton width={64} height={64} className={round} />
        )}
        <Skeleton width={168} height={22} />
        <Skeleton width={216} height={16} />
        {props.shape === 'message' ? <Skeleton width={184} height={16} /> : <Skeleton width={180} height={40} />}
      </ViewBody>
    </div>
  )
}

type ListSkeletonProps = { label: string; rows: number; item?: SkeletonItem | undefined }

/** A list that is loading. */
export function ListSkeleton({ label, rows, item = 'named' }: ListSkeletonProps) {
  return (
    <div role="status" aria-label={label} aria-busy="true" className={list}>
      {Array.from({ length: rows }, (_, index) => {
        const width = index % 2 ? 84 : 112
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: never reordered
          <div key={index} className={row}>
            {item === 'named' ? (
              <>
                <Skeleton width={36} height={36} className={icon} />
                <Skeleton width={width} height={14} />
              </>
            ) : (
              <>
                <Skeleton width={36} height={36} className={item === 'token' ? roundIcon : icon} />
                <span className={lines}>
                  <Skeleton width={width} height={14} />
                  <Skeleton width={72} height={11} />
                </span>
                {item === 'described' ? null : <Skeleton width={56} height={14} />}
              </>
            )}
          </div>
        )
      })}
    </div>
  )
}
