import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { enPay } from '../../../src/features/pay/messages/en.js'
import { type PayRecord, toRecord } from '../../../src/features/pay/model/records.js'
import {
  PayReceiptView,
  type PayReceiptViewProps,
} from '../../../src/features/pay/views/pay-receipt/pay-receipt-view.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { arrival, hostileRequest, nameNetwork, sampleRequest } from '../../support/pay-samples.js'

const title = enPay.titles.PayReceipt

// 31 May 2026.
const paid = { ...sampleRequest, status: 'paid', received: [arrival], confirmedAt: 1_780_221_600_000 } as const
const record = toRecord(paid, null, 0) as PayRecord

const receipt: PayReceiptViewProps = {
  ...{ labels: enPay, locale: 'en', record, request: paid, nameNetwork },
  ...{ explorerUrl: 'https://explorer.example/tx/0x12', isOld: false, onDone: fn() },
}

const hostilePaid = { ...paid, ...hostileRequest, status: 'paid', received: [] } as const

const states: Readonly<Record<string, PayReceiptViewProps>> = {
  paid: receipt,
  'more than needed': { ...receipt, request: { ...paid, status: 'over', excess: 200_000n } },
  'from what this browser has stored': { ...receipt, request: null, isOld: true },
  'without an order and an explorer': {
    ...{ ...receipt, record: { ...record, orderId: null, origin: null }, explorerUrl: null },
  },
  'names of a stranger': { ...receipt, request: hostilePaid, record: toRecord(hostilePaid, null, 0) as PayRecord },
}

const meta = preview.meta({
  title: 'Modal/Views/PayReceipt',
  component: PayReceiptView,
  args: receipt,
  render: (args) => (
    <CardFrame title={title}>
      <PayReceiptView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
})

/** Every state. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      {Object.entries(states).map(([label, props]) => (
        <CardFrame key={label} title={title} label={label}>
          <PayReceiptView {...props} />
        </CardFrame>
      ))}
    </CardSheet>
  ),
})

export const Done = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Paid' })).toBeVisible()
    await expect(canvasElement).toHaveTextContent(record.recipient)
    await expect(canvas.getByRole('link', { name: 'View in explorer' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy receipt' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
})
