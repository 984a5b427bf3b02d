'use client'

import clsx from 'clsx'
import { createContext, type ReactNode, useMemo } from 'react'
import type { Accent } from '../props/accent.js'
import { ChoiceRoot, type ChoiceRootProps } from './choice-root.js'
import { group } from './radio.css.js'

export type RadioGroupProps = ChoiceRootProps & {
  /** @default '2' */
  size?: '1' | '2' | '3' | undefined
  /**
   * `rows` and `cards` have room for a description of each radio.
   *
   * @default 'plain'
   */
  variant?: 'plain' | 'rows' | 'cards' | undefined
  /** @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined
  /** The color of the selected radio. By default the accent of the theme. */
  accent?: Accent | undefined
  children?: ReactNode
}

type RadioLooks = { size: NonNullable<RadioGroupProps['size']>; variant: NonNullable<RadioGroupProps['variant']> }

/** The size and variant that a group passes to its radios. */
export const RadioContext = createContext<RadioLooks>({
  size: '2',
  variant: 'plain',
})

/**
 * One of a few options, all of them visible. Select the most usual option in advance, unless the visitor has to
 * decide. Put no field into the label of a radio.
 *
 * **Use instead** SegmentedControl for two or three short words, Select for more than about seven options, Checkbox
 * for any number.
 *
 * **Keyboard** Tab reaches the selected radio, or the first. Arrows move and select, Space selects. Enter does not
 * send the form.
 *
 * **Accessibility** The group needs a name: `label`, or a FormLabel. A radio is named by its label and described
 * by its `description`. The ring has a contrast of 3:1, and the dot marks the selected radio without color.
 *
 * **Data attributes** on the group: `data-variant`, `data-orientation`, `data-disabled`, `data-accent`; on a radio:
 * `data-state` (`checked`, `unchecked`), `data-disabled`; around it: `data-lintel-radio`.
 *
 * **CSS variables** `--lintel-accent-solid`, `--lintel-accent-mark-on-solid`, `--lintel-gray-10` (edge).
 *
 * @example
 * <RadioGroup label="Speed" defaultValue="fast">
 *   <Radio value="slow">Slow</Radio>
 *   <Radio value="fast" description="About 15 seconds">Fast</Radio>
 * </RadioGroup>
 */
export function RadioGroup({
  size = '2',
  variant = 'plain',
  orientation = 'vertical',
  accent,
  className,
  ...rest
}: RadioGroupProps) {
  const looks = useMemo(() => ({ size, variant }), [size, variant])
  const isInvalid = rest['aria-invalid'] === true || rest['aria-invalid'] === 'true'
  return (
    <RadioContext value={looks}>
      <ChoiceRoot
        {...rest}
        data-accent={isInvalid ? 'red' : accent}
        data-variant={variant}
        data-orientation={orientation}
        className={clsx(group({ variant, orientation }), className)}
      />
    </RadioContext>
  )
}
