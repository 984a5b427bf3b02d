'use client'

import * as Primitive from '@radix-ui/react-toggle-group'
import clsx from 'clsx'
import { type ComponentProps, createContext, type ReactNode, use, useState } from 'react'
import { useDirection } from '../direction/use-direction.js'
import type { Accent } from '../props/accent.js'
import { root as rootStyle, toggle } from './toggle-group.css.js'

export type ToggleGroupProps = Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> & {
  /** @default '2' */
  size?: '1' | '2' | '3' | undefined
  /** The color of the pressed buttons. By default the accent of the theme. */
  accent?: Accent | undefined
  /** The values of the pressed buttons. */
  value?: string[] | undefined
  defaultValue?: string[] | undefined
  onValueChange?: ((value: string[]) => void) | undefined
  disabled?: boolean | undefined
  /** The name of the group, where `aria-labelledby` does not name it. */
  label?: string | undefined
  children?: ReactNode
}

const SizeContext = createContext<ToggleGroupProps['size']>('2')

/**
 * Any number of a few options, each a button that stays pressed, such as filters. The text of a button stays the same
 * in both states.
 *
 * **Use instead** SegmentedControl for exactly one, Checkbox for a value that is sent with a form, Switch for one setting.
 *
 * **Keyboard** Tab reaches the group once. Arrows move, Space and Enter press.
 *
 * **Accessibility** A toolbar of toggle buttons (`aria-pressed`). It needs a `label`. A pressed button has an
 * edge of twice the width, not only a color.
 *
 * **Data attributes** on the group: `data-accent`; on a button: `data-state` (`on`, `off`), `data-disabled`.
 *
 * **CSS variables** `--lintel-accent-tint`, `--lintel-accent-mark`, `--lintel-gray-10` (edge).
 *
 * @example
 * <ToggleGroup label="Show" defaultValue={['tokens']}>
 *   <Toggle value="tokens">Tokens</Toggle>
 *   <Toggle value="nfts">NFTs</Toggle>
 * </ToggleGroup>
 */
export function ToggleGroup({ size, accent, label, ref, className, children, ...rest }: ToggleGroupProps) {
  const [root, setRoot] = useState<HTMLDivElement | null>(null)
  const direction = useDirection(root)
  return (
    <SizeContext value={size}>
      <Primitive.Root aria-label={label} {...rest} type="multiple" dir={direction} ref={setRoot} asChild>
        {/* Prevents the `dir` attribute of the primitive: the direction comes from the page. */}
        <div ref={ref} dir={undefined} data-accent={accent} className={clsx(rootStyle, className)}>
          {children}
        </div>
      </Primitive.Root>
    </SizeContext>
  )
}

export type ToggleProps = Omit<ComponentProps<typeof Primitive.Item>, 'asChild'>

/** One button of a ToggleGroup. With only an icon it needs an `aria-label`. */
export function Toggle({ className, ...rest }: ToggleProps) {
  const size = use(SizeContext)
  return <Primitive.Item {...rest} className={clsx(toggle({ size }), className)} />
}
