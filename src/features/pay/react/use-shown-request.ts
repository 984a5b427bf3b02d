'use client'

import { useEffect } from 'react'
import { toPlainName } from '../../../parts/names/to-plain-name.js'
import { useLintel } from '../../../react/lintel-context.js'
import { useViewWords } from '../../../react/use-view-words.js'
import { enPay } from '../messages/en.js'
import { getPays } from '../pays.js'
import { type RequestResult, useRequest } from './use-request.js'

/** A request in the modal. Closes the modal with the reason when the app changes the request. */
export function useShownRequest(id: string): RequestResult {
  const lintel = useLintel()
  const labels = useViewWords('pay', enPay)
  const result = useRequest(id)
  const { data: request } = result
  const version = request?.version
  const merchant = request ? toPlainName(request.merchant.name) || labels.unnamedMerchant : ''

  useEffect(() => {
    if (version === undefined) return
    const { versions } = getPays(lintel)
    const seen = versions.get(id) ?? version
    versions.set(id, seen)
    if (seen === version) return
    versions.delete(id)
    lintel.actions.close({ forced: true })
    lintel.actions.showToast({ variant: 'error', message: labels.changedToast({ merchant }) })
  }, [lintel, id, version, merchant, labels])

  useEffect(
    () => () => {
      const { modal, router } = lintel.store.getState()
      // The request stays shown below another view.
      const isBelow = modal.open && router.stack.some((view) => 'request' in view && view.request === id)
      if (isBelow) return
      const { versions, runs } = getPays(lintel)
      versions.delete(id)
      runs.get(id)?.clear()
    },
    [lintel, id],
  )
  return result
}
