import { type ReactNode, useId, useRef } from 'react'
import { Button, Card, Heading, Icon, List, Skeleton, Text } from '../../src/components/index.js'
import { ChevronRight } from '../../src/icons/index.js'
import { enDashboard } from '../words/en-connected.js'
import { useSiteWords } from '../words/site-words.js'
import { circle, column, columnTop, message, note, skeletonRow } from './dashboard.css.js'

/** The content of a dashboard list. */
export type ListState<Item> =
  | { status: 'loading' }
  | { status: 'failed'; isRetrying: boolean; onRetry: () => void }
  | {
      status: 'ready'
      items: readonly Item[]
      /** A note below the items: that some are left out, or that they may be outdated. */
      note?: string | undefined
      /** Beside the note, when the last read failed. */
      onRetry?: (() => void) | undefined
      isRetrying?: boolean
    }

export type DashboardListProps<Item> = {
  title: string
  list: ListState<Item>
  emptyText: string
  failedText: string
  /** The shape of the icons while the list loads. */
  iconShape: 'circle' | 'square'
  /** The button that opens the whole list. */
  allLabel: string
  onAll: (() => void) | undefined
  children: (item: Item) => ReactNode
}

/** The first items of a list under its heading, or their replacement. */
export function DashboardList<Item>(props: DashboardListProps<Item>) {
  const { title, list, emptyText, failedText, iconShape, allLabel, onAll, children } = props
  const words = useSiteWords('dashboard', enDashboard)
  const titleId = useId()
  const titleRef = useRef<HTMLHeadingElement>(null)
  const items = list.status === 'ready' ? list.items : []
  const retry = list.status === 'loading' ? undefined : list.onRetry
  const notice = (
    <div className={note}>
      {/* Rendered before it has text: screen readers announce changes of a region that exists. */}
      <Text role="status" size="3" tone="muted" wrap="pretty">
        {list.status === 'failed'
          ? failedText
          : list.status === 'ready'
            ? (list.note ?? (items[0] ? '' : emptyText))
            : ''}
      </Text>
      {retry ? (
        <Button
          size="2"
          variant="soft"
          accent="gray"
          loading={list.status !== 'loading' && list.isRetrying}
          onClick={() => {
            // The button is gone while the list loads.
            titleRef.current?.focus()
            retry()
          }}
        >
          {words.tryAgain}
        </Button>
      ) : null}
    </div>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div role="group" className={column} aria-labelledby={titleId} aria-busy={list.status === 'loading'}>
      <div className={columnTop}>
        <Heading as="h3" size="5" id={titleId} ref={titleRef} tabIndex={-1}>
          {title}
        </Heading>
        {items[0] && onAll ? (
          <Button size="2" variant="ghost" accent="gray" onClick={onAll}>
            <span>{allLabel}</span>
            <Icon as={ChevronRight} size={16} isDirectional />
          </Button>
        ) : null}
      </div>
      {items[0] ? (
        <>
          <List label={title}>{items.map(children)}</List>
          {notice}
        </>
      ) : (
        <Card size="1" className={message}>
          {list.status === 'loading' ? <SkeletonRows iconShape={iconShape} /> : null}
          {notice}
        </Card>
      )}
    </div>
  )
}

function SkeletonRows({ iconShape }: Pick<DashboardListProps<unknown>, 'iconShape'>) {
  return [112, 84, 96, 120].map((width) => (
    <div key={width} className={skeletonRow}>
      <Skeleton width={36} height={36} className={iconShape === 'circle' ? circle : undefined} />
      <Skeleton width={width} height={14} />
    </div>
  ))
}
