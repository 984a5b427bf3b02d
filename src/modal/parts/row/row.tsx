'use client'

import { Check, ChevronRight, ExternalLink } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '../../../components/icon/icon.js'
import { Spinner } from '../../../components/spinner/spinner.js'
import { toPlainName } from '../plain-name/to-plain-name.js'
import {
  content,
  end,
  icon as iconStyle,
  item,
  mark,
  name as nameStyle,
  row,
  sub as subStyle,
  tag as tagStyle,
  tick,
  words,
} from './row.css.js'

export type RowProps = {
  /** 36 px; decorative, the name says what it is. */
  icon?: ReactNode
  /** The row's accessible name starts with it. Cut with an ellipsis when it is too long. */
  name: string
  /** One more line: an amount, or why the row is disabled. */
  sub?: string | undefined
  /** One Badge. */
  tag?: ReactNode
  /** In a list of choices: is it the chosen one? Ticked then. Left out, a press leads on to the next view. */
  isSelected?: boolean
  /** Cannot be used now. Stays reachable, so that the reason in `sub` is read. */
  isDisabled?: boolean
  /** What a press started is still going on: a spinner stands at its end, and `sub` says what is waited for. */
  isBusy?: boolean
} & ({ onClick: () => void; href?: never } | { href: string; onClick?: never })

/**
 * One line of a Group: a real button, or with `href` a link to another site. At its end stands what a press does:
 * a chevron leads on, a tick is where you are, an arrow leaves the page.
 *
 * @example
 * <Row icon={<WalletIcon name="Prism" />} name="Prism" tag={<Badge>Recent</Badge>} onClick={choose} />
 */
export function Row({ icon, name, sub, tag, isSelected, isDisabled = false, isBusy = false, href, onClick }: RowProps) {
  const body = (
    <span className={content}>
      {icon ? <span className={iconStyle}>{icon}</span> : null}
      <span className={words}>
        {/* Isolated: a name with direction marks of its own must not turn the words around it. */}
        <bdi className={nameStyle} title={toPlainName(name)}>
          {toPlainName(name)}
        </bdi>
        {sub ? <span className={subStyle}> {sub}</span> : null}
      </span>
      <span className={end}>
        {tag ? <span className={tagStyle}> {tag}</span> : null}
        {isBusy ? <Spinner size="1" /> : null}
        {isSelected ? <Icon as={Check} size={18} className={tick} /> : null}
        {href ? <Icon as={ExternalLink} size={16} className={mark} isDirectional /> : null}
        {isSelected === undefined && !href && !isDisabled && !isBusy ? (
          <Icon as={ChevronRight} size={16} className={mark} isDirectional />
        ) : null}
      </span>
    </span>
  )
  return (
    <li className={item}>
      {href ? (
        <a data-lintel-row="" className={row} href={href} target="_blank" rel="noreferrer">
          {body}
        </a>
      ) : (
        <button
          type="button"
          data-lintel-row=""
          className={row}
          aria-current={isSelected || undefined}
          aria-disabled={isDisabled || undefined}
          aria-busy={isBusy || undefined}
          onClick={(event: MouseEvent) => (isDisabled ? event.preventDefault() : onClick?.())}
        >
          {body}
        </button>
      )}
    </li>
  )
}
