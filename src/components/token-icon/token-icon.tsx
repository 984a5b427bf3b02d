'use client'

import clsx from 'clsx'
import { Coins, Globe } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Avatar } from '../avatar/avatar.js'
import { edged } from '../network-icon/network-icon.css.js'
import type { Accent } from '../props/accent.js'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { pickAccent } from './pick-accent.js'
import { badge, tokenIcon } from './token-icon.css.js'
import { tokenIconProps } from './token-icon.props.js'

export type TokenIconProps = PropsOf<typeof tokenIconProps> &
  Omit<ComponentProps<'span'>, 'children'> & {
    /** Of the token, such as `USDC`: its first letter stands in for the picture. */
    symbol: string
    /** The picture: `https:`, `data:image/…` or of the page's own origin; others are not loaded. */
    src?: string | undefined
    /** What the colour of the letter is drawn from, such as the contract; the symbol unless told otherwise. */
    seed?: string | undefined
    /** Where the token is: a badge at the corner. */
    network?: { name: string; src?: string | undefined } | undefined
    /** Its name for assistive technology, such as "USDC on Base". Unset means that the text beside it says so. */
    label?: string | undefined
    /** Colour of the letter, in place of the drawn one. */
    accent?: Accent | undefined
  }

/**
 * The picture of a token, round, with its network at the corner. It waits 2 s for each picture, then draws the first
 * letter. A picture proves nothing: anybody may give their token that of another.
 *
 * @example
 * <TokenIcon symbol="USDC" src={token.imageUrl} network={{ name: 'Base', src: base.imageUrl }} />
 */
export function TokenIcon({
  symbol,
  src,
  seed = symbol,
  network,
  label,
  accent,
  size = tokenIconProps.size.default,
  className,
  ...rest
}: TokenIconProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('TokenIcon', tokenIconProps, { size })
  const named = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return (
    <span {...named} {...rest} className={clsx(tokenIcon, className)}>
      <Avatar
        size={size}
        src={src}
        name={symbol}
        emblem={Coins}
        accent={accent ?? pickAccent(seed)}
        className={edged}
      />
      {network ? (
        <Avatar
          size="1"
          src={network.src}
          name={network.name}
          emblem={Globe}
          accent={pickAccent(network.name)}
          className={badge({ size })}
        />
      ) : null}
    </span>
  )
}
