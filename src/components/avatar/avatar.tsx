'use client'

import * as Radix from '@radix-ui/react-avatar'
import clsx from 'clsx'
import { type ComponentProps, useEffect, useId, useState } from 'react'
import type { IconComponent } from '../../icons/create-icon.js'
import { UserRound } from '../../icons/user-round.js'
import { readImageUrl } from '../../rules/images/image-url.js'
import { Icon } from '../icon/icon.js'
import type { Accent } from '../props/accent.js'
import { avatar, emblem as emblemStyle, fallback, identicon, image } from './avatar.css.js'
import { drawIdenticon } from './draw-identicon.js'
import { readMonogram } from './read-monogram.js'

/** How long an image may take to load, ms. After that the fallback stays. */
const IMAGE_TIMEOUT = 2000

/** How often the timeout is checked, ms. */
const IMAGE_TICK = 500

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** @default '3' */
  size?: '1' | '2' | '3' | '4' | '5' | undefined
  /**
   * `round` for people and accounts, `square` for wallets.
   *
   * @default 'round'
   */
  shape?: 'round' | 'square' | undefined
  /** An image URL: `https:`, `data:image/…` or the page's own origin. Other URLs are not loaded. */
  src?: string | undefined
  /** Without an image its first letter is shown. */
  name?: string | undefined
  /** Without an image: an identicon, the same for the same seed, such as an address. Comes before `name`. */
  seed?: string | undefined
  /** Shown without an image, a seed and a letter. By default a person. */
  emblem?: IconComponent
  /** The accessible name. Leave it out when the text beside it says who this is. */
  label?: string | undefined
  /**
   * The color of the letter.
   *
   * @default 'gray'
   */
  accent?: Accent | undefined
}

/**
 * The picture of a person, an account or a brand. It waits 2 s for its image, then draws the identicon of `seed` or
 * the first letter of `name`. An image that arrives later is not shown, so that nothing changes during a press.
 * An avatar must not be the only sign of something: say it in text too.
 *
 * Images are requested without a referrer. An identicon helps to tell your own accounts apart and **proves nothing**:
 * always show the address beside it.
 *
 * **Use instead** Icon for a thing without a face.
 *
 * **Accessibility** Decorative unless it has a `label`.
 *
 * **Data attributes** `data-accent`, `data-loading` while it waits.
 *
 * @example
 * <Avatar size="5" src={profile.image} seed={address} />
 */
export function Avatar({
  size,
  shape,
  src,
  name = '',
  seed,
  emblem = UserRound,
  label,
  accent = 'gray',
  className,
  ...rest
}: AvatarProps) {
  const { source, isWaiting, onStatus } = useImage(src)
  const named = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return (
    <Radix.Root
      {...named}
      {...rest}
      data-accent={accent}
      data-loading={isWaiting ? '' : undefined}
      className={clsx(avatar({ size, shape }), className)}
    >
      {src === undefined ? null : (
        <Radix.Image
          src={source}
          alt=""
          className={image}
          referrerPolicy="no-referrer"
          onLoadingStatusChange={onStatus}
        />
      )}
      {isWaiting ? null : (
        <Radix.Fallback className={fallback} translate="no">
          {seed === undefined ? <Monogram name={name} emblem={emblem} /> : <Ball seed={seed} />}
        </Radix.Fallback>
      )}
    </Radix.Root>
  )
}

/** A component of its own, so that the name is read only when there is no image. */
function Monogram({ name, emblem }: { name: string; emblem: IconComponent }) {
  return readMonogram(name) || <Icon as={emblem} className={emblemStyle} />
}

function Ball({ seed }: { seed: string }) {
  const id = useId()
  const { colors, light } = drawIdenticon(seed)
  return (
    <svg viewBox="0 0 1 1" aria-hidden="true" className={identicon}>
      <radialGradient id={id} cx={light.x} cy={light.y} r="0.85">
        {colors.map((color, at) => (
          <stop key={color} offset={at / 2} stopColor={color} />
        ))}
      </radialGradient>
      <rect width="1" height="1" fill={`url(#${id})`} />
    </svg>
  )
}

/** Follows the loading of an image, for at most `IMAGE_TIMEOUT`. */
function useImage(src: string | undefined) {
  const [status, setStatus] = useState<'idle' | 'loading' | 'loaded' | 'error'>('idle')
  const [late, setLate] = useState<string>()
  const origin = typeof window === 'undefined' ? undefined : window.location.origin
  const isPending = src !== undefined && (status === 'idle' || status === 'loading')
  useEffect(() => {
    if (!isPending) return
    let timer: ReturnType<typeof setTimeout>
    // In ticks: a long task of the page counts as one, so that an image that arrived meanwhile is still shown.
    const wait = (left: number) => {
      timer = setTimeout(() => (left > IMAGE_TICK ? wait(left - IMAGE_TICK) : setLate(src)), IMAGE_TICK)
    }
    wait(IMAGE_TIMEOUT)
    return () => clearTimeout(timer)
  }, [isPending, src])
  const isLate = late !== undefined && late === src
  return {
    source: src === undefined || isLate ? undefined : readImageUrl(src, origin),
    isWaiting: isPending && !isLate,
    onStatus: setStatus,
  }
}
