'use client'

import * as Primitive from '@radix-ui/react-checkbox'
import clsx from 'clsx'
import { Check, Minus } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/icon.js'
import { controlMark, listenToTwin } from '../native-twin/native-twin.js'
import type { Accent } from '../props/accent.js'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { box, control, dash, label, root, tick } from './checkbox.css.js'
import { checkboxProps } from './checkbox.props.js'

export type CheckboxProps = PropsOf<typeof checkboxProps> &
  Omit<ComponentProps<typeof Primitive.Root>, 'asChild' | 'children'> & {
    accent?: Accent | undefined
    /** Its label. Without one it needs an `aria-label`, or a label elsewhere. */
    children?: ReactNode
  }

const glyphs = { '1': 12, '2': 14, '3': 18 } as const

/**
 * Chooses any number of a few things, or agrees to one; it counts when a form is sent. `checked="indeterminate"` is for
 * a box above others of which some are checked. For what takes effect at once use Switch, for one of several Radio.
 *
 * @example
 * <Checkbox name="terms" required>I agree to the terms</Checkbox>
 */
export function Checkbox({
  size = checkboxProps.size.default,
  accent,
  className,
  onInvalid,
  onChange,
  children,
  ...rest
}: CheckboxProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('Checkbox', checkboxProps, { size })
  const Root = children === undefined ? 'span' : 'label'
  const isInvalid = rest['aria-invalid'] === true || rest['aria-invalid'] === 'true'
  return (
    <Root className={root} {...listenToTwin({ onInvalid, onChange, isJudged: controlMark in rest })}>
      <Primitive.Root {...rest} data-accent={isInvalid ? 'red' : accent} className={clsx(control({ size }), className)}>
        <span className={box({ size })}>
          <Icon as={Check} size={glyphs[size]} strokeWidth={2.75} className={tick} />
          <Icon as={Minus} size={glyphs[size]} strokeWidth={2.75} className={dash} />
        </span>
      </Primitive.Root>
      {children === undefined ? null : <span className={label({ size })}>{children}</span>}
    </Root>
  )
}
