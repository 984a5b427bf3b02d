'use client'

import { useEffect } from 'react'
import { findNetwork } from '../../../../core/format/find-network.js'
import type { View } from '../../../../core/model/views/view.js'
import { writeExplorerLink } from '../../../../parts/links/write-explorer-link.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useNetworks } from '../../../../react/use-network.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { enPay } from '../../messages/en.js'
import { toRecord } from '../../model/records.js'
import { isPaid } from '../../model/request.js'
import { useRequest } from '../../react/use-request.js'
import { RequestMessage } from '../parts/request-message.js'
import { useNetworkName } from '../parts/use-network-name.js'
import { PayReceiptView } from './pay-receipt-view.js'

/** The receipt of a payment: from the data API, or from this browser's storage. */
export function PayReceiptContainer({ view: { request: id } }: { view: Extract<View, { name: 'PayReceipt' }> }) {
  const { actions } = useLintel()
  const { locale } = useModalWords()
  const labels = useViewWords('pay', enPay)
  const networks = useNetworks()
  const nameNetwork = useNetworkName()
  const shown = useRequest(id)
  const { data: request, isError } = shown
  const record = (request && toRecord(request, shown.record, Date.now())) ?? shown.record
  const isOpen = request !== undefined && !isPaid(request.status)
  useEffect(() => {
    // Nothing was paid: the view of the payment shows the next step.
    if (isOpen) actions.replace({ name: 'Pay', request: id })
  }, [actions, id, isOpen])
  const isKnown = record !== null && isPaid(record.status)
  if (!record || !isKnown || isOpen) return <RequestMessage {...shown} />
  return (
    <PayReceiptView
      labels={labels}
      locale={locale}
      record={record}
      request={request ?? null}
      nameNetwork={nameNetwork}
      explorerUrl={writeExplorerLink(findNetwork(networks, record.network), 'tx', record.hash ?? undefined)}
      isOld={request === undefined && isError}
      onDone={() => actions.close()}
    />
  )
}
