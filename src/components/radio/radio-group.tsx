'use client'

import clsx from 'clsx'
import { createContext, type ReactNode, useMemo } from 'react'
import type { Accent } from '../props/accent.js'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { ChoiceRoot, type ChoiceRootProps } from './choice-root.js'
import { group } from './radio.css.js'
import { radioGroupProps } from './radio.props.js'

export type RadioGroupProps = PropsOf<typeof radioGroupProps> &
  ChoiceRootProps & {
    /** Colour of the chosen one. */
    accent?: Accent | undefined
    children?: ReactNode
  }

type RadioLooks = Required<Pick<PropsOf<typeof radioGroupProps>, 'size' | 'variant'>>

/** What a group tells its radios. */
export const RadioContext = createContext<RadioLooks>({
  size: radioGroupProps.size.default,
  variant: radioGroupProps.variant.default,
})

/**
 * One of a few things, all of them in sight; `rows` and `cards` give each room for a sentence. It needs a name: an
 * `aria-label`, or a FormLabel. For more than about seven use Select, for two or three short words SegmentedControl.
 *
 * @example
 * <RadioGroup aria-label="Speed" defaultValue="fast">
 *   <Radio value="slow">Slow</Radio>
 *   <Radio value="fast" description="About 15 seconds">Fast</Radio>
 * </RadioGroup>
 */
export function RadioGroup({
  size = radioGroupProps.size.default,
  variant = radioGroupProps.variant.default,
  orientation = radioGroupProps.orientation.default,
  accent,
  className,
  ...rest
}: RadioGroupProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('RadioGroup', radioGroupProps, { size, variant, orientation })
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
