'use client'

import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { Coins } from '../../icons/coins.js'
import { Globe } from '../../icons/globe.js'
import { Avatar } from '../avatar/avatar.js'
import { pickAccent } from '../avatar/pick-accent.js'
import { edged } from '../network-icon/network-icon.css.js'
import type { Accent } from '../props/accent.js'
import { badge, tokenIcon } from './token-icon.css.js'

export type TokenIconProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The symbol of the token, such as `USDC`. Without a picture its first letter is shown. */
  symbol: string
  /** @default '3' */
  size?: '1' | '2' | '3' | '4' | '5' | undefined
  /** The URL of the picture: `https:`, `data:image/…` or the page's own origin. Other URLs are not loaded. */
  src?: string | undefined
  /** Decides the color of the letter, such as the contract. By default the symbol. */
  seed?: string | undefined
  /** The network of the token, shown as a badge at the corner. */
  network?: { name: string; src?: string | undefined } | undefined
  /** The accessible name, such as "USDC on Base". Leave it out when the text beside it says so. */
  label?: string | undefined
  /** The color of the letter, in place of the one from `seed`. */
  accent?: Accent | undefined
}

/**
 * The picture of a token, round, with its network as a badge at the corner. It waits 2 s for each picture, then shows
 * the first letter of the symbol. A picture that arrives later is not shown, so that nothing changes during a
 * press. Where the CSS of the letter's color is not loaded, the accent of the theme is used.
 *
 * Pictures are requested without a referrer. A picture **proves nothing**: anybody may give their token the picture of
 * another. Show the symbol, and before money moves the contract.
 *
 * **Use instead** NetworkIcon for a network, Avatar for people and wallets.
 *
 * **Accessibility** Decorative unless it has a `label`.
 *
 * **Data attributes** `data-accent`, and `data-loading` while it waits, on the pictures in it.
 *
 * **CSS variables** `--lintel-token-icon-edge`: the edge of the badge. Set it to the color below the icon; by default
 * that of the page.
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
  size = '3',
  className,
  ...rest
}: TokenIconProps) {
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
