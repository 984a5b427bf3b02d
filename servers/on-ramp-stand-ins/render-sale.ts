import { escapeHtml } from '../identity/pages/escape-html.js'
import { pageHeaders, renderPage } from '../identity/pages/render-page.js'
import type { Sale, SaleAction } from './stand-in-sale.js'

export type SalePage = {
  /** Of the provider, such as `Quay`. */
  name: string
  sale: Sale
  action: string
  /** Fields that the forms send back as they are. */
  hidden: Readonly<Record<string, string>>
  /** Announced, after a form was sent. */
  message?: string
}

/** Beside the style of every page. An address breaks, so that it is seen whole on a narrow screen. */
export const saleStyle = `
dt{font-weight:bold}
dd{margin-inline-start:0;margin-block-end:.5rem;overflow-wrap:anywhere}`

const decisions: Readonly<Record<Exclude<SaleAction, 'approve' | 'decline' | 'close'>, string>> = {
  refuse: 'Refuse the person (KYC)',
  expire: 'Let the order expire',
  hold: 'Put the order on hold',
  refund: 'Refund the payment',
}

const paymentButtons =
  '<p><button name="answer" value="approve">Approve the payment</button> ' +
  '<button name="answer" value="decline" formnovalidate>Decline it</button></p>'

/** The page where a sale is paid. Its first words say that it is a stand-in. Nothing that is typed is read. */
export function answerSale({ name, sale, action, hidden, message }: SalePage): Response {
  const inputs = Object.entries(hidden)
    .map(([key, value]) => `<input type="hidden" name="${escapeHtml(key)}" value="${escapeHtml(value)}">`)
    .join('')
  const form = (label: string, content: string) =>
    `<h2>${label}</h2><form method="post" action="${escapeHtml(action)}" autocomplete="off">${inputs}${content}</form>`
  const field = (label: string, attributes: string) => `<p><label>${label} <input ${attributes}></label></p>`
  const facts = [
    ['You pay', sale.payment],
    ['You receive', sale.purchase],
    ['Network', sale.network],
    ['Address', sale.address],
    ['Status', sale.status ?? 'new'],
  ].map(([term = '', text = '']) => `<dt>${term}</dt><dd>${escapeHtml(text)}</dd>`)
  const others = Object.entries(decisions).map(
    ([value, label]) => `<p><button name="answer" value="${value}">${label}</button></p>`,
  )
  const page = renderPage({
    language: 'en',
    title: `${name}: a stand-in for a seller`,
    paragraphs: [],
    extra:
      `<p class="stand-in">${escapeHtml(name)} does not exist. This page is a stand-in on this machine, for development: ` +
      'no money moves, and what you type is not read. Type no real card or account here.</p>' +
      (message === undefined ? '' : `<p role="status">${escapeHtml(message)}</p>`) +
      `<dl>${facts.join('')}</dl>` +
      form(
        'Pay by card',
        field('Card number', 'inputmode="numeric" value="0000 0000 0000 0000" required maxlength="25"') +
          field('Valid until', 'value="12/34" required maxlength="7"') +
          paymentButtons,
      ) +
      form(
        'Pay by bank transfer',
        field('Account number', 'value="XX00 0000 0000 0000" required maxlength="40"') + paymentButtons,
      ) +
      form('Leave', '<p><button name="answer" value="close">Close without paying</button></p>') +
      form('What else a seller may do', others.join('')),
  })
  return new Response(page, { headers: pageHeaders })
}

/** A page about a link that cannot be used. */
export function answerBadLink(name: string, status: 400 | 410): Response {
  const text = {
    400: 'This link is not signed by the app that you came from, or it was changed.',
    410: 'This link was used before, or it is too old. Go back to the app and begin again.',
  }
  const page = renderPage({ language: 'en', title: `${name}: a stand-in for a seller`, paragraphs: [text[status]] })
  return new Response(page, { status, headers: pageHeaders })
}

/** What the page says after an action. */
export const messages: Readonly<Record<SaleAction, string>> = {
  approve: 'The payment was approved. You can close this window.',
  decline: 'The payment was declined.',
  close: 'You left without paying. You can close this window.',
  refuse: 'The person was refused. You can close this window.',
  expire: 'The order has expired. You can close this window.',
  hold: 'The order is on hold. It can still be approved or refunded.',
  refund: 'The payment was refunded. You can close this window.',
}
