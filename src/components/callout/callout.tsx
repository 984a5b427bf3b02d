import clsx from 'clsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/icon.js'
import type { Accent } from '../props/accent.js'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { body, callout, heading as headingClass, picture, words } from './callout.css.js'
import { calloutProps } from './callout.props.js'

/** What each tone shows, says, and how soon it is read out. */
const tones = {
  info: { as: Info, accent: undefined, label: 'Note', role: 'note' },
  success: { as: CircleCheck, accent: 'green', label: 'Done', role: 'status' },
  warning: { as: TriangleAlert, accent: 'amber', label: 'Warning', role: 'status' },
  danger: { as: CircleAlert, accent: 'red', label: 'Error', role: 'alert' },
} as const

export type CalloutProps = PropsOf<typeof calloutProps> &
  ComponentProps<'div'> & {
    /** The first line, stronger than the rest. Not a heading of the page. */
    heading?: ReactNode
    /** What can be done about it: a small Button or a Link. */
    action?: ReactNode
    /** Instead of the picture of the tone; `null` for none. */
    icon?: ReactNode
    /** What the picture means, said before the text, in the visitor's language. */
    label?: string
    /** The colour of `info`; that of the theme unless told otherwise. */
    accent?: Accent | undefined
  }

/**
 * What has to be read beside what it is about. Info is a note; success and warning are read out when the visitor
 * pauses, danger at once. For news that go by themselves use Toast, for what must be answered AlertDialog.
 *
 * @example
 * <Callout tone="warning">First time you send to this address.</Callout>
 */
export function Callout({
  tone = calloutProps.tone.default,
  size = calloutProps.size.default,
  heading,
  action,
  icon,
  label,
  accent,
  className,
  children,
  ...rest
}: CalloutProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('Callout', calloutProps, { tone, size })
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
        <div className={words}>
          <VisuallyHidden>{label ?? own.label}: </VisuallyHidden>
          {heading === undefined ? null : <div className={headingClass}>{heading}</div>}
          {children}
        </div>
        {action}
      </div>
    </div>
  )
}
