'use client'

import clsx from 'clsx'
import { type ComponentProps, type MouseEvent, type ReactNode, use } from 'react'
import { Check } from '../../icons/check.js'
import { ChevronRight } from '../../icons/chevron-right.js'
import { ExternalLink } from '../../icons/external-link.js'
import { Icon } from '../icon/icon.js'
import { Spinner } from '../spinner/spinner.js'
import { useSingleRun } from '../use-single-run.js'
import {
  action as actionStyle,
  bare,
  content as contentStyle,
  control,
  description as descriptionStyle,
  end as endStyle,
  icon as iconStyle,
  item,
  mark,
  name as nameStyle,
  stacked,
  tag as tagStyle,
  tick,
  withAction,
  words,
} from './list.css.js'
import { ListPlaceContext } from './list-place-context.js'

type ItemWords = {
  /** The accessible name starts with it. After two lines it is cut; a hover shows all of it. */
  name: string
  /** 36 px, decorative. */
  icon?: ReactNode
  /** A second line: an amount, or why the item is disabled. */
  description?: ReactNode
  /** After how many lines `description` is cut. Default: 8. */
  descriptionLines?: number | undefined
  /** One Badge. With an `end` it is below that. */
  tag?: ReactNode
  /** Replaces the chevron, such as an amount. */
  end?: ReactNode
  /** One IconButton beside the item for further actions, such as that of a menu. */
  action?: ReactNode
  /** In a list of choices: marks the selected item with a tick. Leave it out where a press opens another view. */
  selected?: boolean | undefined
}

type ButtonItem = Omit<ComponentProps<'button'>, 'children' | 'disabled' | 'name' | 'type'> & {
  /** Ignores presses. The item can still be focused, so that the reason in `description` is read. */
  disabled?: boolean | undefined
  /**
   * Shows a spinner and sets `aria-busy`. The same happens automatically while a promise that `onClick` has returned is
   * pending, and further presses do nothing.
   */
  loading?: boolean | undefined
  href?: undefined
  external?: undefined
}

type LinkItem = Omit<ComponentProps<'a'>, 'children'> & {
  /** Makes the item a link. */
  href: string
  /** Opens a new tab and shows an arrow. */
  external?: boolean | undefined
  disabled?: undefined
  loading?: undefined
}

export type ListItemProps = ItemWords & (ButtonItem | LinkItem)

/**
 * One item of a List: a button, or a link with `href`. A `disabled` item can still be focused, so that the reason in
 * `description` is read.
 *
 * @example
 * <ListItem icon={<Avatar name="Prism" />} name="Prism" tag={<Badge>Recent</Badge>} onClick={choose} />
 */
export function ListItem(props: ListItemProps) {
  const { name, icon, description, descriptionLines, tag, end, action, selected, className, ...rest } = props
  const place = use(ListPlaceContext)
  const [isRunning, run] = useSingleRun()
  const loading = rest.loading || isRunning
  const isStacked = Boolean(tag && end)
  const badge = tag ? (
    <>
      {' '}
      <span className={tagStyle}>{tag}</span>
    </>
  ) : null
  const leadsOn = selected === undefined && !action && !rest.external && !rest.disabled && !loading
  const body = (
    <span className={contentStyle}>
      {icon ? <span className={iconStyle}>{icon}</span> : null}
      <span className={words}>
        {/* Isolated: direction marks in a name must not affect the text around it. */}
        <bdi className={nameStyle} title={name}>
          {name}
        </bdi>
        {description ? (
          <>
            {' '}
            <span
              className={descriptionStyle}
              style={{ WebkitLineClamp: descriptionLines }}
              title={isLong(description) ? description : undefined}
            >
              {description}
            </span>
          </>
        ) : null}
      </span>
      <span className={endStyle}>
        {isStacked ? (
          <span className={stacked}>
            {end}
            {badge}
          </span>
        ) : (
          badge
        )}
        {loading ? <Spinner size="1" /> : null}
        {isStacked ? null : end}
        {selected ? <Icon as={Check} size={18} className={tick} /> : null}
        {rest.external ? <Icon as={ExternalLink} size={16} className={mark} isDirectional /> : null}
        {leadsOn && end === undefined ? <Icon as={ChevronRight} size={16} className={mark} isDirectional /> : null}
      </span>
    </span>
  )
  const reach = place && !place.isTabStop ? { tabIndex: -1 } : {}
  const own = { ...reach, 'data-lintel-list-item': '', className: clsx(control, action && withAction, className) }
  const pressed =
    rest.href === undefined ? (
      <ItemButton
        aria-current={selected || undefined}
        {...rest}
        {...own}
        loading={loading}
        onClick={(event) => run(() => rest.onClick?.(event))}
      >
        {body}
      </ItemButton>
    ) : (
      <ItemLink aria-current={selected ? 'page' : undefined} {...rest} {...own}>
        {body}
      </ItemLink>
    )
  const content = action ? (
    <>
      {pressed}
      <span className={actionStyle}>{action}</span>
    </>
  ) : (
    pressed
  )
  return place ? content : <li className={clsx(item, !icon && bare)}>{content}</li>
}

const isLong = (description: ReactNode): description is string =>
  typeof description === 'string' && description.length > 40

function ItemButton({ disabled = false, loading = false, onClick, ...rest }: ButtonItem & { children: ReactNode }) {
  return (
    <button
      {...rest}
      type="button"
      aria-disabled={disabled || undefined}
      aria-busy={loading || undefined}
      onClick={(event: MouseEvent<HTMLButtonElement>) => (disabled ? event.preventDefault() : onClick?.(event))}
    />
  )
}

function ItemLink({ external = false, ...rest }: LinkItem & { children: ReactNode }) {
  // The new page gets no referrer and no access to this one.
  return <a {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})} {...rest} />
}
