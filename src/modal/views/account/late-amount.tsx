'use client'

import { Suspense, use } from 'react'
import type { AmountProps } from '../../../components/amount/amount.js'
import { Skeleton } from '../../../components/skeleton/skeleton.js'
import { createViewChunk } from '../../shell/view-chunk.js'

const chunk = createViewChunk(() => import('../../../components/amount/amount.js').then((module) => module.Amount))

/** The kit's Amount. What writes it comes while the balance is being read; a bar holds its place. */
export function LateAmount(props: AmountProps) {
  return (
    <Suspense fallback={<Skeleton width={164} height={40} />}>
      <Drawn {...props} />
    </Suspense>
  )
}

function Drawn(props: AmountProps) {
  const Amount = use(chunk.load())
  return <Amount {...props} />
}
