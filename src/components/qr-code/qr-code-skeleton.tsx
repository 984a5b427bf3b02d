'use client'

import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { Skeleton } from '../skeleton/skeleton.js'
import { qrCode, wait } from './qr-code.css.js'

export type QrCodeSkeletonProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The accessible name of the code. */
  label: string
  /** @default '3' */
  size?: '1' | '2' | '3' | undefined
}

/** The loading state of QrCode, in the same size, without the encoder. */
export function QrCodeSkeleton({ label, size, className, ...rest }: QrCodeSkeletonProps) {
  return (
    <div
      role="img"
      aria-label={label}
      aria-busy
      {...rest}
      data-status="loading"
      className={clsx(qrCode({ size }), className)}
    >
      <Skeleton className={wait} />
    </div>
  )
}
