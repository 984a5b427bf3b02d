'use client'

import clsx from 'clsx'
import {
  type ComponentProps,
  type CSSProperties,
  createContext,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type Ref,
  use,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { useEffectEvent } from '../use-effect-event.js'
import { ListPlaceContext } from './list-place-context.js'
import {
  after as afterStyle,
  first,
  heading,
  items as itemsStyle,
  last,
  lined,
  place as placeStyle,
  row,
  scroller,
} from './long-list.css.js'
import { type LongListPlace, readFirstVisible } from './long-list-place.js'

/**
 * Assumed height of an item that is not rendered yet, px. Lower than any real item: items that are added while the first ones are
 * measured make the browser report an error of its ResizeObserver.
 */
const ITEM_HEIGHT = 40

/**
 * A list that starts with up to this many items renders all of them, up to `MAX_RENDERED`. Measuring them would change the height
 * of a list that is not full, which WebKit reports as an error if a container of the list observes its own height.
 */
const FEW = 20
const MAX_RENDERED = 100

export type LongListHandle = {
  /** The current place, for `place` when the list is shown again. */
  readPlace(): LongListPlace | null
}

export type LongListProps<Item> = Omit<ComponentProps<'div'>, 'aria-label' | 'children' | 'ref' | 'role'> & {
  /** The accessible name: the kind of items. */
  label: string
  items: readonly Item[]
  /** Unique in the list, and the same for the same item. */
  getKey: (item: Item) => string
  /** Renders one item: a ListItem, or a LongListHeading. Called for visible items only. */
  children: (item: Item, index: number) => ReactNode
  /** Whether an item is a LongListHeading. Default: none is. */
  isHeading?: ((item: Item) => boolean) | undefined
  /** Where to start, also by Tab; by default at the top. Ignored when the item that was the first visible one is gone. */
  place?: LongListPlace | null | undefined
  /** Called when the end is less than one height of the list away. */
  onNearEnd?: (() => void) | undefined
  /** Shown after the last item, such as a skeleton while more items load. */
  after?: ReactNode
  ref?: Ref<LongListHandle> | undefined
}

/**
 * A List of hundreds or thousands of items, which scrolls in itself and renders only what is visible. One that starts with
 * up to 20 items renders them all. Items may differ in
 * height. A new item above the visible ones does not move them.
 *
 * **Use instead** List for up to about 50 items: all of them are then in the page, also for the browser's search.
 *
 * **Keyboard** Tab reaches one item, then what follows the list. Up, Down, Home and End move between all items. Enter
 * presses, and Space presses a button.
 *
 * **Accessibility** A `list` named by `label`; each item has its position and the number of items.
 *
 * **CSS variables** `--lintel-long-list-height`: the most height, by default 320 px.
 *
 * @example
 * <LongList label="Tokens" items={tokens} getKey={(token) => token.id}>
 *   {(token) => <ListItem name={token.name} onClick={() => open(token)} />}
 * </LongList>
 */
export function LongList<Item>({
  label,
  items,
  getKey,
  children,
  isHeading = isNever,
  place,
  onNearEnd,
  after,
  ref,
  className,
  onKeyDown,
  onFocus,
  onBlur,
  onScroll,
  ...rest
}: LongListProps<Item>) {
  const frame = useRef<HTMLDivElement>(null)
  const virtualizer = useRef<VirtualizerHandle>(null)
  const [start] = useState(() => place && { ...place, index: items.findIndex((item) => getKey(item) === place.key) })
  const [hadFew] = useState(items.length <= FEW)
  const rendersAll = hadFew && items.length <= MAX_RENDERED
  // The item that Tab reaches. It is always rendered. Items may be added above it, or it may be removed.
  const [active, setActive] = useState<{ key: string; index: number } | null>(() => {
    const index = start && start.index >= 0 ? findItem(items, isHeading, start.index, 1) : null
    const item = index === null ? undefined : items[index]
    return index === null || item === undefined ? null : { key: getKey(item), index }
  })
  const toFocus = useRef<number | null>(null)
  const current = active
    ? items.findIndex((item) => getKey(item) === active.key)
    : (findItem(items, isHeading, 0, 1) ?? -1)
  const tabStop = active && current < 0 ? Math.min(active.index, items.length - 1) : current

  const hasFocus = useRef(false)
  // A list that grows beyond `MAX_RENDERED` gets other elements.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only then
  useLayoutEffect(() => {
    if (hasFocus.current && !frame.current?.contains(document.activeElement)) toFocus.current = tabStop
  }, [rendersAll])

  useImperativeHandle(ref, () => ({
    readPlace() {
      const first = frame.current && readFirstVisible(frame.current)
      const item = first && items[first.index]
      return item ? { key: getKey(item), offset: first.offset } : null
    },
  }))
  useLayoutEffect(() => {
    if (!start || start.index < 0) return
    const { index, offset } = start
    const row = frame.current?.querySelectorAll('li')[index]
    if (virtualizer.current) virtualizer.current.scrollToIndex(index, { align: 'start', offset })
    else if (row) frame.current?.scrollTo(0, row.offsetTop + offset)
  }, [start])

  const callNearEnd = () => {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = frame.current ?? {}
    if (clientHeight > 0 && scrollTop + 2 * clientHeight >= scrollHeight) onNearEnd?.()
  }
  useEffect(callNearEnd)

  const goTo = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowUp' || event.key === 'End' ? -1 : 1
    const from = { ArrowDown: tabStop + 1, ArrowUp: tabStop - 1, Home: 0, End: items.length - 1 }[event.key]
    if (from === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const found = findItem(items, isHeading, from, step)
    if (found === null) return
    toFocus.current = found
    flushSync(() => activate(found))
    // Also ends the way to `place`, which Virtua goes on with while rows get their heights.
    virtualizer.current?.scrollToIndex(found, { align: 'nearest' })
  }
  const activate = (index: number) => {
    const item = items[index]
    if (item !== undefined) setActive({ key: getKey(item), index })
  }
  const focusWhenVisible = useEffectEvent((index: number) => {
    if (toFocus.current !== index) return
    toFocus.current = null
    frame.current?.querySelector<HTMLElement>(`[aria-posinset="${index + 1}"] [data-lintel-list-item]`)?.focus()
  })
  const context = useMemo(
    () => ({
      label,
      count: items.length,
      tabStop,
      hasLine: (index: number) => {
        const [above, item] = [items[index - 1], items[index]]
        return above !== undefined && item !== undefined && !isHeading(above) && !isHeading(item)
      },
      focusWhenVisible,
    }),
    [label, items, isHeading, tabStop],
  )
  return (
    // The handlers serve the items inside, which are the controls.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      {...rest}
      ref={frame}
      className={clsx(scroller, className)}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (!event.defaultPrevented) goTo(event)
      }}
      onScroll={(event) => {
        onScroll?.(event)
        callNearEnd()
      }}
      onFocus={(event) => {
        onFocus?.(event)
        hasFocus.current = true
        const place = event.target.closest('[aria-posinset]')?.getAttribute('aria-posinset')
        if (place) activate(Number(place) - 1)
      }}
      onBlur={(event) => {
        onBlur?.(event)
        hasFocus.current = event.currentTarget.contains(event.relatedTarget)
      }}
    >
      <LongListContext value={context}>
        {rendersAll ? (
          <Items style={inFlow}>
            {items.map((item, index) => (
              <Row key={getKey(item)} style={inFlow} index={index}>
                <Item item={item} index={index} render={children} />
              </Row>
            ))}
          </Items>
        ) : (
          <Virtualizer
            ref={virtualizer}
            scrollRef={frame}
            data={items}
            as={Items}
            item={Row}
            itemSize={ITEM_HEIGHT}
            keepMounted={tabStop < 0 ? [] : [tabStop]}
          >
            {/* Virtua takes the key of an item from its element. */}
            {(item, index) => <Item key={getKey(item)} item={item} index={index} render={children} />}
          </Virtualizer>
        )}
      </LongListContext>
      {after ? <div className={afterStyle}>{after}</div> : null}
    </div>
  )
}

/** A heading between the items of a LongList, such as a month. */
export function LongListHeading({ className, ...rest }: ComponentProps<'h3'>) {
  return <h3 {...rest} className={clsx(heading, className)} />
}

const isNever = () => false

/** The index of the first item from `from` on that is not a heading. Null if there is none. */
function findItem<Item>(items: readonly Item[], isHeading: (item: Item) => boolean, from: number, step: 1 | -1) {
  for (let index = from; index >= 0 && index < items.length; index += step) {
    const item = items[index]
    if (item !== undefined && !isHeading(item)) return index
  }
  return null
}

type LongListState = {
  label: string
  count: number
  tabStop: number
  hasLine: (index: number) => boolean
  /** Focuses the item if a key has led to it. */
  focusWhenVisible: (index: number) => void
}

const LongListContext = createContext<LongListState>({
  label: '',
  count: 0,
  tabStop: 0,
  hasLine: isNever,
  focusWhenVisible: () => undefined,
})

type PlacedProps = { style: CSSProperties; children: ReactNode; ref?: unknown }

function Items({ style, children, ref }: PlacedProps) {
  const { label } = use(LongListContext)
  return (
    // Safari drops the role of a list without bullets.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul role="list" aria-label={label} ref={ref as Ref<HTMLUListElement>} style={style} className={itemsStyle}>
      {children}
    </ul>
  )
}

type ItemProps<Item> = { item: Item; index: number; render: (item: Item, index: number) => ReactNode }

/** Memoized, since Virtua renders every visible row again for each frame of scrolling. */
const Item = memo(function Item<Data>({ item, index, render }: ItemProps<Data>) {
  return render(item, index)
}) as <Data>(props: ItemProps<Data>) => ReactNode

const inFlow = {}

const stop = { isTabStop: true }
const skipped = { isTabStop: false }

function Row({ style, index, children, ref }: PlacedProps & { index: number }) {
  const { count, tabStop, hasLine, focusWhenVisible } = use(LongListContext)
  useLayoutEffect(() => {
    // Virtua hides an item until it has measured it, and a hidden element cannot be focused.
    if (style.visibility !== 'hidden') focusWhenVisible(index)
  })
  return (
    // Virtua measures the content of an item, so the padding is inside.
    <li
      ref={ref as Ref<HTMLLIElement>}
      style={style}
      aria-posinset={index + 1}
      aria-setsize={count}
      className={placeStyle}
    >
      <div className={clsx(row, index === 0 && first, index === count - 1 && last, hasLine(index) && lined)}>
        <ListPlaceContext value={index === tabStop ? stop : skipped}>{children}</ListPlaceContext>
      </div>
    </li>
  )
}
