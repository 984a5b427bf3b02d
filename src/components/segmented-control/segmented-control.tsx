'use client'

import * as Primitive from '@radix-ui/react-radio-group'
import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { ChoiceRoot, type ChoiceRootProps } from '../radio/choice-root.js'
import { content, root as rootStyle, segment } from './segmented-control.css.js'

export type SegmentedControlProps = ChoiceRootProps & {
  /** @default '2' */
  size?: '1' | '2' | '3' | undefined
  children?: ReactNode
}

/**
 * One of two to five short words beside each other, all as wide as the widest. Set a value from the start. It never
 * wraps: a word that is too long is cut.
 *
 * **Use instead** Tabs to show another part of the page, RadioGroup for longer words, ToggleGroup for any number,
 * Switch for on and off.
 *
 * **Keyboard** Tab reaches the selected segment. Arrows move and select, Space selects.
 *
 * **Accessibility** A group of radios. It needs a name: `label`, or a FormLabel. A segment with only an icon
 * needs a `label` too.
 *
 * **Data attributes** on the control: `data-lintel-segments`, `data-disabled`; on a segment: `data-state` (`checked`,
 * `unchecked`), `data-disabled`.
 *
 * **CSS variables** `--lintel-gray-tint` (track), `--lintel-shadow-2` (selected segment).
 *
 * @example
 * <SegmentedControl label="Speed" defaultValue="fast">
 *   <Segment value="slow">Slow</Segment>
 *   <Segment value="fast">Fast</Segment>
 * </SegmentedControl>
 */
export function SegmentedControl({ size, className, ...rest }: SegmentedControlProps) {
  return <ChoiceRoot {...rest} data-lintel-segments="" className={clsx(rootStyle({ size }), className)} />
}

export type SegmentProps = Omit<ComponentProps<typeof Primitive.Item>, 'asChild'> & {
  /** The name of a segment with only an icon. */
  label?: string | undefined
}

/** One option of a SegmentedControl. With only an icon it needs a `label`. */
export function Segment({ label, className, children, ...rest }: SegmentProps) {
  return (
    <Primitive.Item aria-label={label} {...rest} className={clsx(segment, className)}>
      <span className={content}>{children}</span>
    </Primitive.Item>
  )
}
