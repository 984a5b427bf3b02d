'use client'

import clsx from 'clsx'
import { Button, type ButtonProps } from '../button/button.js'
import type { Accent } from '../props/accent.js'
import { iconButton } from './icon-button.css.js'

export type IconButtonProps = Omit<ButtonProps, 'aria-label' | 'accent' | 'size' | 'variant'> & {
  /** The accessible name: the action of the button. */
  label: string
  /** @default '2' */
  size?: '1' | '2' | '3' | '4' | undefined
  /** @default 'ghost' */
  variant?: 'solid' | 'soft' | 'surface' | 'outline' | 'ghost' | undefined
  /** Shows a spinner and ignores clicks. The button keeps its width, its name and its focus. */
  loading?: boolean | undefined
  /**
   * The color.
   *
   * @default 'gray'
   */
  accent?: Accent | undefined
}

/**
 * A button with an icon and no text: Close, Back, Copy. Its `label` names it for assistive technology. If visitors would
 * have to learn the meaning of the icon, use Button with text.
 *
 * **Keyboard** Enter and Space press it. The target is at least 24 px, and 44 px on touch screens.
 *
 * **Data attributes** `data-accent`, `data-lintel-button` (its variant), `aria-busy` while loading.
 *
 * @example
 * <IconButton label="Close" onClick={close}><Icon as={X} /></IconButton>
 */
export function IconButton({
  label,
  size = '2',
  variant = 'ghost',
  accent = 'gray',
  className,
  ...rest
}: IconButtonProps) {
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
