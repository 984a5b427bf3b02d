'use client'

import * as Primitive from '@radix-ui/react-slider'
import clsx from 'clsx'
import { type ComponentProps, useState } from 'react'
import { Minus } from '../../icons/minus.js'
import { Plus } from '../../icons/plus.js'
import { useComponentWords } from '../../words/component-words-context.js'
import { enSlider } from '../../words/en/slider.js'
import { useDirection } from '../direction/use-direction.js'
import { Icon } from '../icon/icon.js'
import { IconButton } from '../icon-button/icon-button.js'
import type { Accent } from '../props/accent.js'
import { frame, knob, range, root as rootStyle, thumb, track } from './slider.css.js'
import { stepValue } from './step-value.js'
import { useSliderValues } from './use-slider-values.js'

export type SliderProps = Omit<ComponentProps<'div'>, 'defaultValue' | 'dir' | 'children' | 'onChange'> & {
  /** @default '2' */
  size?: '1' | '2' | '3' | undefined
  /**
   * Shows the buttons that change the value without dragging (WCAG 2.5.7). Hide them only beside a field for the same
   * number.
   */
  hasButtons?: boolean | undefined
  /** One number, or the two ends of a range. */
  value?: number[] | undefined
  defaultValue?: number[] | undefined
  /** Called with each step of a drag, a key or a button. */
  onValueChange?: ((value: number[]) => void) | undefined
  /** Called when the visitor lets go. */
  onValueCommit?: ((value: number[]) => void) | undefined
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
  disabled?: boolean | undefined
  name?: string | undefined
  form?: string | undefined
  /** The color of the range. By default the accent of the theme. */
  accent?: Accent | undefined
  /** Announced right after the number: `%`, ` gwei`. */
  unit?: string | undefined
  /** Returns the value in words, when a unit is not enough. */
  formatValue?: ((value: number) => string) | undefined
  /** The name, where no FormLabel or `aria-labelledby` names it. */
  label?: string | undefined
  /** The names of the two ends of a range. */
  thumbLabels?: readonly [string, string] | undefined
  /** The name of the button that lowers the value. */
  lessLabel?: string | undefined
  /** The name of the button that raises the value. */
  moreLabel?: string | undefined
}

/**
 * A number for which the position between two ends matters more than the digits. Two values make a range. Show the
 * number beside it.
 *
 * **Use instead** TextField for an exact number, SegmentedControl for a few fixed steps.
 *
 * **Keyboard** Arrows move one step; Page Up, Page Down and Shift with an arrow ten steps; Home and End go to the
 * ends. Right to left the horizontal arrows are swapped.
 *
 * **Accessibility** It needs a name: `label`, or a FormLabel; `thumbLabels` name the ends of a range. The value
 * is announced with its `unit`, or as `formatValue` returns it. A press on the track moves the nearest thumb there. A
 * value that is not a number, or out of bounds, counts as the nearest bound.
 *
 * **Data attributes** on the root: `data-accent`; inside: `data-orientation`, `data-disabled`.
 *
 * **CSS variables** `--lintel-accent-solid` (range), `--lintel-gray-tint-active` (track), `--lintel-gray-10` (edge of
 * the thumb).
 *
 * @example
 * <Slider label="Slippage" unit="%" min={0.1} max={5} step={0.1} defaultValue={[0.5]} />
 */
export function Slider({
  size,
  hasButtons = true,
  accent,
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  min = 0,
  max = 100,
  step = 1,
  disabled,
  name,
  form,
  unit = '',
  formatValue = (one) => `${one}${unit}`,
  label: ownLabel,
  thumbLabels,
  lessLabel,
  moreLabel,
  className,
  'aria-label': label = ownLabel,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  ...rest
}: SliderProps) {
  const words = useComponentWords('slider', enSlider)
  const [root, setRoot] = useState<HTMLSpanElement | null>(null)
  const direction = useDirection(root)
  const { values, setValues } = useSliderValues({ min, max, value, defaultValue, onValueChange })
  const [only = min] = values
  const isSingle = values.length === 1

  const renderButton = (to: 1 | -1) => {
    const next = stepValue(only, to, { min, max, step })
    const isAtEnd = next === only
    return (
      <IconButton
        label={to === 1 ? (moreLabel ?? words.more) : (lessLabel ?? words.less)}
        size="2"
        variant="soft"
        disabled={disabled}
        aria-disabled={isAtEnd || undefined}
        onClick={() => {
          if (isAtEnd) return
          setValues([next])
          onValueCommit?.([next])
        }}
      >
        <Icon as={to === 1 ? Plus : Minus} size={16} />
      </IconButton>
    )
  }

  return (
    <div {...rest} data-accent={accent} className={clsx(frame({ size }), className)}>
      {hasButtons && isSingle ? renderButton(-1) : null}
      <Primitive.Root
        value={values}
        onValueChange={setValues}
        {...(onValueCommit ? { onValueCommit } : {})}
        min={min}
        max={max}
        step={step}
        disabled={disabled ?? false}
        name={name}
        form={form}
        dir={direction}
        ref={setRoot}
        asChild
      >
        {/* Prevents the `dir` attribute of the primitive: the direction comes from the page. */}
        <span dir={undefined} className={rootStyle}>
          <Primitive.Track className={track}>
            <Primitive.Range className={range} />
          </Primitive.Track>
          {values.map((one, at) => (
            <Primitive.Thumb
              // biome-ignore lint/suspicious/noArrayIndexKey: a thumb has no other identity.
              key={at}
              className={thumb}
              aria-label={isSingle ? label : thumbLabels?.[at]}
              aria-labelledby={isSingle ? labelledBy : undefined}
              aria-describedby={describedBy}
              aria-valuetext={formatValue(one)}
            >
              <span className={knob} />
            </Primitive.Thumb>
          ))}
        </span>
      </Primitive.Root>
      {hasButtons && isSingle ? renderButton(1) : null}
    </div>
  )
}
