'use client'

import * as Radix from '@radix-ui/react-avatar'
import clsx from 'clsx'
import { type LucideIcon, UserRound } from 'lucide-react'
import { type ComponentProps, useEffect, useId, useState } from 'react'
import { readImageUrl } from '../../rules/image-url.js'
import { Icon } from '../icon/icon.js'
import type { Accent } from '../props/accent.js'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { avatar, emblem as emblemStyle, fallback, identicon, image } from './avatar.css.js'
import { avatarProps } from './avatar.props.js'
import { drawIdenticon } from './draw-identicon.js'
import { IMAGE_TIMEOUT } from './image-timeout.js'
import { readMonogram } from './read-monogram.js'

/** The share of it that one look at the clock takes off, ms. */
const IMAGE_TICK = 500

export type AvatarProps = PropsOf<typeof avatarProps> &
  Omit<ComponentProps<'span'>, 'children'> & {
    /** An image: `https:`, `data:image/…` or of the page's own origin; others are not loaded. */
    src?: string | undefined
    /** Without an image: its first letter. */
    name?: string | undefined
    /** Without an image: a ball in colours that are the same for the same seed, such as an address. Wins over `name`. */
    seed?: string | undefined
    /** Without an image, a seed or a name that shows a letter. A person unless told otherwise. */
    emblem?: LucideIcon
    /** Its name for assistive technology. Unset means that the text beside it says who this is. */
    label?: string | undefined
    /** Colour of the monogram; gray unless told otherwise. */
    accent?: Accent | undefined
  }

/**
 * A person, an account or a brand in one picture. It waits 2 s for the image, then draws the identicon of `seed` or
 * the first letter of `name`; a picture that comes later is not shown, so that nothing changes under a finger.
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
  if (process.env.NODE_ENV !== 'production') checkProps('Avatar', avatarProps, { size, shape })
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

/** A part of its own, so that a name is read only when no image stands in for it. */
function Monogram({ name, emblem }: { name: string; emblem: LucideIcon }) {
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

/** Follows one image at a time, and gives up on it after `IMAGE_TIMEOUT`. */
function useImage(src: string | undefined) {
  const [status, setStatus] = useState<'idle' | 'loading' | 'loaded' | 'error'>('idle')
  const [late, setLate] = useState<string>()
  const origin = typeof window === 'undefined' ? undefined : window.location.origin
  const isPending = src !== undefined && (status === 'idle' || status === 'loading')
  useEffect(() => {
    if (!isPending) return
    let timer: ReturnType<typeof setTimeout>
    // In ticks: a page that was busy for seconds takes off one, and the image that came meanwhile still gets its turn.
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
