'use client'

import * as Primitive from '@radix-ui/react-toggle-group'
import clsx from 'clsx'
import { type ComponentProps, createContext, type ReactNode, use, useState } from 'react'
import { useDirection } from '../direction/use-direction.js'
import type { Accent } from '../props/accent.js'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { root as rootStyle, toggle } from './toggle-group.css.js'
import { toggleGroupProps } from './toggle-group.props.js'

export type ToggleGroupProps = PropsOf<typeof toggleGroupProps> &
  Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> & {
    /** Colour of those that are pressed. */
    accent?: Accent | undefined
    /** Which are pressed. */
    value?: string[] | undefined
    defaultValue?: string[] | undefined
    onValueChange?: ((value: string[]) => void) | undefined
    disabled?: boolean | undefined
    children?: ReactNode
  }

const SizeContext = createContext<PropsOf<typeof toggleGroupProps>['size']>(toggleGroupProps.size.default)

/**
 * Any number of a few things, each a button that stays pressed. It needs a name: an `aria-label`. For exactly one use
 * SegmentedControl, for what is sent with a form Checkbox.
 *
 * @example
 * <ToggleGroup aria-label="Show" defaultValue={['tokens']}>
 *   <Toggle value="tokens">Tokens</Toggle>
 *   <Toggle value="nfts">NFTs</Toggle>
 * </ToggleGroup>
 */
export function ToggleGroup({ size, accent, ref, className, children, ...rest }: ToggleGroupProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('ToggleGroup', toggleGroupProps, { size })
  const [root, setRoot] = useState<HTMLDivElement | null>(null)
  const direction = useDirection(root)
  return (
    <SizeContext value={size}>
      <Primitive.Root {...rest} type="multiple" dir={direction} ref={setRoot} asChild>
        {/* The primitive would write the direction down; it is the page's. */}
        <div ref={ref} dir={undefined} data-accent={accent} className={clsx(rootStyle, className)}>
          {children}
        </div>
      </Primitive.Root>
    </SizeContext>
  )
}

export type ToggleProps = Omit<ComponentProps<typeof Primitive.Item>, 'asChild'>

/** One button of a ToggleGroup. With an icon alone it needs an `aria-label`; its name never changes with its state. */
export function Toggle({ className, ...rest }: ToggleProps) {
  const size = use(SizeContext)
  return <Primitive.Item {...rest} className={clsx(toggle({ size }), className)} />
}
