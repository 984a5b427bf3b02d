'use client'

import clsx from 'clsx'
import { Check, ChevronRight, ExternalLink } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Icon } from '../icon/icon.js'
import type { PropsOf } from '../props/prop-defs.js'
import { Spinner } from '../spinner/spinner.js'
import {
  bare,
  content,
  control,
  description as descriptionStyle,
  end as endStyle,
  icon as iconStyle,
  item,
  mark,
  name as nameStyle,
  tag as tagStyle,
  tick,
  words,
} from './list.css.js'
import { listItemProps } from './list.props.js'

type ItemWords = {
  /** Its accessible name starts with it. Two lines at most, then an ellipsis; `title` has it whole. */
  name: string
  /** 36 px; decorative, the name says what it is. */
  icon?: ReactNode
  /** One more line: an amount, or why the item is disabled. */
  description?: ReactNode
  /** One Badge. */
  tag?: ReactNode
  /** In place of the chevron: a sum. */
  end?: ReactNode
  /** In a list of choices: is it the chosen one? Ticked then. Left out, a press leads on. */
  selected?: boolean | undefined
}

type ButtonItem = PropsOf<typeof listItemProps> &
  Omit<ComponentProps<'button'>, 'children' | 'disabled' | 'name' | 'type'> & { href?: undefined; external?: undefined }

type LinkItem = Omit<ComponentProps<'a'>, 'children'> & {
  href: string
  /** Leads off the page, in a tab of its own. */
  external?: boolean | undefined
  disabled?: undefined
  loading?: undefined
}

export type ListItemProps = ItemWords & (ButtonItem | LinkItem)

/**
 * One line of a List, all of it one target: a button, or a link with `href`. What a press does stands at its end: a
 * chevron leads on, a tick is where you are, an arrow leaves the page. `disabled` stays reachable, so that the reason in
 * `description` is read; `loading` says that what a press started is still going on.
 *
 * @example
 * <ListItem icon={<Avatar name="Prism" />} name="Prism" tag={<Badge>Recent</Badge>} onClick={choose} />
 */
export function ListItem({ name, icon, description, tag, end, selected, className, ...rest }: ListItemProps) {
  const leadsOn = selected === undefined && !rest.external && !rest.disabled && !rest.loading
  const body = (
    <span className={content}>
      {icon ? <span className={iconStyle}>{icon}</span> : null}
      <span className={words}>
        {/* Isolated: a name with direction marks of its own must not turn the words around it. */}
        <bdi className={nameStyle} title={name}>
          {name}
        </bdi>
        {description ? (
          <span className={descriptionStyle} title={isLong(description) ? description : undefined}>
            {' '}
            {description}
          </span>
        ) : null}
      </span>
      <span className={endStyle}>
        {tag ? <span className={tagStyle}> {tag}</span> : null}
        {rest.loading ? <Spinner size="1" /> : null}
        {end}
        {selected ? <Icon as={Check} size={18} className={tick} /> : null}
        {rest.external ? <Icon as={ExternalLink} size={16} className={mark} isDirectional /> : null}
        {leadsOn && end === undefined ? <Icon as={ChevronRight} size={16} className={mark} isDirectional /> : null}
      </span>
    </span>
  )
  const own = { 'data-lintel-list-item': '', className: clsx(control, className) }
  return (
    <li className={clsx(item, !icon && bare)}>
      {rest.href === undefined ? (
        <ItemButton aria-current={selected || undefined} {...rest} {...own}>
          {body}
        </ItemButton>
      ) : (
        <ItemLink aria-current={selected ? 'page' : undefined} {...rest} {...own}>
          {body}
        </ItemLink>
      )}
    </li>
  )
}

/** Words of ours are shorter. */
const isLong = (description: ReactNode): description is string =>
  typeof description === 'string' && description.length > 60

function ItemButton({
  disabled = listItemProps.disabled.default,
  loading = listItemProps.loading.default,
  onClick,
  ...rest
}: ButtonItem & { children: ReactNode }) {
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
  // The page that opens learns neither where the visitor came from nor how to turn this one.
  return <a {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})} {...rest} />
}
