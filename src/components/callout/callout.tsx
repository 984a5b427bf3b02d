'use client'

import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { CircleAlert } from '../../icons/circle-alert.js'
import { CircleCheck } from '../../icons/circle-check.js'
import { Info } from '../../icons/info.js'
import { TriangleAlert } from '../../icons/triangle-alert.js'
import { useComponentWords } from '../../words/component-words-context.js'
import { enCallout } from '../../words/en/callout.js'
import { Icon } from '../icon/icon.js'
import type { Accent } from '../props/accent.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { body, callout, heading as headingClass, picture, words as wordsClass } from './callout.css.js'

/** The icon and the urgency of the announcement of each tone. */
const tones = {
  info: { as: Info, accent: undefined, role: 'note' },
  success: { as: CircleCheck, accent: 'green', role: 'status' },
  warning: { as: TriangleAlert, accent: 'amber', role: 'status' },
  danger: { as: CircleAlert, accent: 'red', role: 'alert' },
} as const

export type CalloutProps = ComponentProps<'div'> & {
  /** @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined
  /** @default '2' */
  size?: '1' | '2' | undefined
  /** The first line, in a stronger weight. It is not a heading of the page. */
  heading?: ReactNode
  /** The remedy: a small Button or a Link. */
  action?: ReactNode
  /** Replaces the icon of the tone; `null` for none. */
  icon?: ReactNode
  /** The meaning of the icon, announced before the text. */
  label?: string
  /** The color of `info`. By default the accent of the theme. */
  accent?: Accent | undefined
}

/**
 * A message beside the thing it is about. Say what happened and what can be done. Do not show several at once, and do
 * not use it for permanent text.
 *
 * **Use instead** Toast for short news, AlertDialog for a question, FormMessage for a field.
 *
 * **Urgency** `info` is a `note`, read in its place; `success` and `warning` are a `status`, announced when the
 * visitor pauses; `danger` is an `alert`, announced at once. Pass `role` for a callout that was on the page from the
 * start.
 *
 * **Accessibility** Never color alone: each tone has its own icon and a `label` that is announced before the text.
 *
 * **Data attributes** `data-tone`, `data-accent`.
 *
 * @example
 * <Callout tone="warning">First time you send to this address.</Callout>
 */
export function Callout({
  tone = 'info',
  size = '2',
  heading,
  action,
  icon,
  label,
  accent,
  className,
  children,
  ...rest
}: CalloutProps) {
  const words = useComponentWords('callout', enCallout)
  const own = tones[tone]
  return (
    <div
      role={own.role}
      {...rest}
      data-tone={tone}
      data-accent={accent ?? own.accent}
      className={clsx(callout({ size }), className)}
    >
      {icon === null ? null : (
        <span className={picture}>{icon ?? <Icon as={own.as} size={size === '1' ? 16 : 18} />}</span>
      )}
      <div className={body}>
        <div className={wordsClass}>
          <VisuallyHidden>{`${label ?? words[tone]}: `}</VisuallyHidden>
          {heading === undefined ? null : <div className={headingClass}>{heading}</div>}
          <div>{children}</div>
        </div>
        {action}
      </div>
    </div>
  )
}
