'use client'

import * as Primitive from '@radix-ui/react-checkbox'
import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Check } from '../../icons/check.js'
import { Minus } from '../../icons/minus.js'
import { controlMark, forwardHiddenInput } from '../hidden-input/hidden-input.js'
import { Icon } from '../icon/icon.js'
import type { Accent } from '../props/accent.js'
import { box, control, dash, label, root, tick } from './checkbox.css.js'

export type CheckboxProps = Omit<ComponentProps<typeof Primitive.Root>, 'asChild' | 'children'> & {
  /** @default '2' */
  size?: '1' | '2' | '3' | undefined
  /** The color when checked. By default the accent of the theme. */
  accent?: Accent | undefined
  /** The label. Without one set `aria-label`, or use a label elsewhere. */
  children?: ReactNode
}

const glyphs = { '1': 12, '2': 14, '3': 18 } as const

/**
 * Selects any number of options, or agrees to one statement. It takes effect when its form is sent.
 * `checked="indeterminate"` is for a checkbox above others of which some are checked. The label is true when
 * it is checked; avoid negative labels such as "Do not send me…".
 *
 * **Use instead** Switch for a setting that applies at once, RadioGroup for one of several, ToggleGroup for a toolbar.
 *
 * **Keyboard** Space checks and unchecks. Enter does not: it would send the form.
 *
 * **Accessibility** A press on the label checks it too. The box has a contrast of 3:1 on page, panel and group; its
 * target is at least 24 px, and 44 px on touch screens. A form that misses it moves the focus to it.
 *
 * **Data attributes** on the box: `data-state` (`checked`, `unchecked`, `indeterminate`), `data-disabled`,
 * `data-accent`.
 *
 * **CSS variables** `--lintel-accent-solid`, `--lintel-accent-mark-on-solid`, `--lintel-gray-10` (edge).
 *
 * @example
 * <Checkbox name="terms" required>I agree to the terms</Checkbox>
 */
export function Checkbox({ size = '2', accent, className, onInvalid, onChange, children, ...rest }: CheckboxProps) {
  const Root = children === undefined ? 'span' : 'label'
  const isInvalid = rest['aria-invalid'] === true || rest['aria-invalid'] === 'true'
  return (
    <Root className={root} {...forwardHiddenInput({ onInvalid, onChange, isJudged: controlMark in rest })}>
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
