'use client'

import * as Primitive from '@radix-ui/react-radio-group'
import clsx from 'clsx'
import { type ComponentProps, type ReactNode, use, useId } from 'react'
import { box, control, description as descriptionStyle, dot, item, label } from './radio.css.js'
import { RadioContext } from './radio-group.js'

export type RadioProps = Omit<ComponentProps<typeof Primitive.Item>, 'asChild' | 'children'> & {
  /** The label. Without one set `aria-label`. */
  children?: ReactNode
  /** A sentence below the label, read after it. */
  description?: ReactNode
}

/**
 * One option of a RadioGroup. A press on its label selects it too.
 *
 * @example
 * <Radio value="fast" description="About 15 seconds">Fast</Radio>
 */
export function Radio({ className, children, description, ...rest }: RadioProps) {
  const { size, variant } = use(RadioContext)
  const id = useId()
  const [labelId, descriptionId] = [`${id}-label`, `${id}-description`]
  const Root = children === undefined ? 'span' : 'label'
  const describedBy = clsx(rest['aria-describedby'], description !== undefined && descriptionId)
  return (
    <Root data-lintel-radio="" className={item({ variant })}>
      <Primitive.Item
        aria-labelledby={children === undefined ? undefined : labelId}
        {...rest}
        aria-describedby={describedBy || undefined}
        className={clsx(control({ size }), className)}
      >
        <span className={box({ size })}>
          <span className={dot} />
        </span>
      </Primitive.Item>
      {children === undefined ? null : (
        <span className={label({ size })}>
          <span id={labelId}>{children}</span>
          {description === undefined ? null : (
            <span id={descriptionId} className={descriptionStyle}>
              {description}
            </span>
          )}
        </span>
      )}
    </Root>
  )
}
