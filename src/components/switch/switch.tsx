'use client'

import * as Primitive from '@radix-ui/react-switch'
import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { controlMark, forwardHiddenInput } from '../hidden-input/hidden-input.js'
import type { Accent } from '../props/accent.js'
import { control, knob, label, root, track } from './switch.css.js'

export type SwitchProps = Omit<ComponentProps<typeof Primitive.Root>, 'asChild' | 'children'> & {
  /** @default '2' */
  size?: '1' | '2' | '3' | undefined
  /** The color when on. By default the accent of the theme. */
  accent?: Accent | undefined
  /** The label. Without one set `aria-label`, or use a label elsewhere. */
  children?: ReactNode
}

/**
 * Turns one setting on and off at once. The label names the setting: "Hide small balances". It stays the same in both
 * states.
 *
 * **Use instead** Checkbox for a value that is sent with a form, SegmentedControl for a choice of two.
 *
 * **Keyboard** Space and Enter toggle it.
 *
 * **Accessibility** A press on the label toggles it too. The position of the knob shows the state, not color alone;
 * edge and knob have a contrast of 3:1. Under reduced motion the knob does not slide.
 *
 * **Data attributes** on the control: `data-state` (`checked`, `unchecked`), `data-disabled`, `data-accent`.
 *
 * **CSS variables** `--lintel-accent-solid`, `--lintel-accent-mark-on-solid`, `--lintel-gray-10` (edge and knob).
 *
 * @example
 * <Switch checked={hidesSmall} onCheckedChange={setHidesSmall}>Hide small balances</Switch>
 */
export function Switch({ size, accent, className, onInvalid, onChange, children, ...rest }: SwitchProps) {
  const Root = children === undefined ? 'span' : 'label'
  const isInvalid = rest['aria-invalid'] === true || rest['aria-invalid'] === 'true'
  return (
    <Root className={root} {...forwardHiddenInput({ onInvalid, onChange, isJudged: controlMark in rest })}>
      <Primitive.Root {...rest} data-accent={isInvalid ? 'red' : accent} className={clsx(control({ size }), className)}>
        <span className={track({ size })}>
          <Primitive.Thumb className={knob({ size })} />
        </span>
      </Primitive.Root>
      {children === undefined ? null : <span className={label({ size })}>{children}</span>}
    </Root>
  )
}
