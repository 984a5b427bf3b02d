'use client'

import { Suspense } from 'react'
import type { QrCodeProps } from '../../../components/qr-code/qr-code.js'
import { Skeleton } from '../../../components/skeleton/skeleton.js'
import { ChunkView, createViewChunk } from '../../shell/view-chunk.js'
import { wait } from './connecting-wallet-connect-view.css.js'

const chunk = createViewChunk(() => import('../../../components/qr-code/qr-code.js').then((module) => module.QrCode))

/** The kit's QrCode. What draws it comes while the link is on its way; the place is held. */
export function LateQrCode(props: QrCodeProps) {
  return (
    <Suspense
      fallback={
        <div role="img" aria-label={props.label} aria-busy>
          <Skeleton className={wait} />
        </div>
      }
    >
      <ChunkView chunk={chunk} {...props} />
    </Suspense>
  )
}
