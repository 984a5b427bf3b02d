'use client'

import clsx from 'clsx'
import { Button, type ButtonProps } from '../button/button.js'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { iconButton } from './icon-button.css.js'
import { iconButtonProps } from './icon-button.props.js'

export type IconButtonProps = PropsOf<typeof iconButtonProps> &
  Omit<ButtonProps, 'aria-label' | 'size' | 'variant'> & {
    /** Its accessible name: what it does, in words. */
    label: string
  }

/**
 * A button whose picture says enough to the eye. It needs a `label` for everyone else; with room for a word use
 * Button. Quiet (`ghost`, gray) unless told otherwise.
 *
 * @example
 * <IconButton label="Close" onClick={close}><Icon as={X} /></IconButton>
 */
export function IconButton({
  label,
  size = iconButtonProps.size.default,
  variant = iconButtonProps.variant.default,
  accent = 'gray',
  className,
  ...rest
}: IconButtonProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('IconButton', iconButtonProps, { size, variant })
  return (
    <Button
      {...rest}
      size={size}
      variant={variant}
      accent={accent}
      aria-label={label}
      className={clsx(iconButton({ size }), className)}
    />
  )
}
