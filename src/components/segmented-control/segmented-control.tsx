'use client'

import * as Primitive from '@radix-ui/react-radio-group'
import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { ChoiceRoot, type ChoiceRootProps } from '../radio/choice-root.js'
import { content, root as rootStyle, segment } from './segmented-control.css.js'
import { segmentedControlProps } from './segmented-control.props.js'

export type SegmentedControlProps = PropsOf<typeof segmentedControlProps> & ChoiceRootProps & { children?: ReactNode }

/**
 * One of two to five short words, beside each other; one is always chosen. It needs a name: an `aria-label`, or a
 * FormLabel. To show another part of the page use Tabs, for several at once ToggleGroup, for longer words RadioGroup.
 *
 * @example
 * <SegmentedControl aria-label="Speed" defaultValue="fast">
 *   <Segment value="slow">Slow</Segment>
 *   <Segment value="fast">Fast</Segment>
 * </SegmentedControl>
 */
export function SegmentedControl({ size, className, ...rest }: SegmentedControlProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('SegmentedControl', segmentedControlProps, { size })
  return <ChoiceRoot {...rest} data-lintel-segments="" className={clsx(rootStyle({ size }), className)} />
}

export type SegmentProps = Omit<ComponentProps<typeof Primitive.Item>, 'asChild'>

/** One choice of a SegmentedControl. With an icon alone it needs an `aria-label`. */
export function Segment({ className, children, ...rest }: SegmentProps) {
  return (
    <Primitive.Item {...rest} className={clsx(segment, className)}>
      <span className={content}>{children}</span>
    </Primitive.Item>
  )
}
