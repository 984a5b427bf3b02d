'use client'

import { Suspense } from 'react'
import type { QrCodeProps } from '../../components/qr-code/qr-code.js'
import { QrCodeSkeleton } from '../../components/qr-code/qr-code-skeleton.js'
import { lazyComponent } from '../lazy/lazy-component.js'

const QrCode = lazyComponent(() => import('../../components/qr-code/qr-code.js').then((module) => module.QrCode))

/** QrCode, whose encoder loads when a code is first shown. A skeleton of the same size comes first. */
export function LateQrCode(props: QrCodeProps) {
  return (
    <Suspense fallback={<QrCodeSkeleton label={props.label} size={props.size} />}>
      <QrCode {...props} />
    </Suspense>
  )
}
