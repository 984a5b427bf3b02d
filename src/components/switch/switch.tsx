'use client'

import * as Primitive from '@radix-ui/react-switch'
import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { controlMark, listenToTwin } from '../native-twin/native-twin.js'
import type { Accent } from '../props/accent.js'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { control, knob, label, root, track } from './switch.css.js'
import { switchProps } from './switch.props.js'

export type SwitchProps = PropsOf<typeof switchProps> &
  Omit<ComponentProps<typeof Primitive.Root>, 'asChild' | 'children'> & {
    accent?: Accent | undefined
    /** Its label. Without one it needs an `aria-label`, or a label elsewhere. */
    children?: ReactNode
  }

/**
 * Turns one thing on and off, at once. For what counts only when a form is sent use Checkbox.
 *
 * @example
 * <Switch checked={hidesSmall} onCheckedChange={setHidesSmall}>Hide small balances</Switch>
 */
export function Switch({ size, accent, className, onInvalid, onChange, children, ...rest }: SwitchProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('Switch', switchProps, { size })
  const Root = children === undefined ? 'span' : 'label'
  const isInvalid = rest['aria-invalid'] === true || rest['aria-invalid'] === 'true'
  return (
    <Root className={root} {...listenToTwin({ onInvalid, onChange, isJudged: controlMark in rest })}>
      <Primitive.Root {...rest} data-accent={isInvalid ? 'red' : accent} className={clsx(control({ size }), className)}>
        <span className={track({ size })}>
          <Primitive.Thumb className={knob({ size })} />
        </span>
      </Primitive.Root>
      {children === undefined ? null : <span className={label({ size })}>{children}</span>}
    </Root>
  )
}
