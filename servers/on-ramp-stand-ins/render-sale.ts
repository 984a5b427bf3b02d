import { escapeHtml } from '../identity/pages/escape-html.js'
import { pageHeaders, renderPage } from '../identity/pages/render-page.js'
import type { Sale, SaleAction } from './stand-in-sale.js'

export type SalePage = {
  /** The name of the provider, such as `Quay`. */
  name: string
  sale: Sale
  action: string
  /** Fields that the forms send back unchanged. */
  hidden: Readonly<Record<string, string>>
  /** The result of the last action. Announced to screen readers. */
  done?: SaleAction
}

/** Beside the style of every page. An address breaks, so that it is seen whole on a narrow screen. */
export const saleStyle = `
main{inline-size:min(100%,32rem);box-sizing:border-box}
form,.order{border:.0625rem solid;border-radius:.75rem;padding:1rem;margin-block:1rem}
h2{font-size:1.125rem;margin:0 0 .5rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0}
dt{font-weight:bold}
dd{margin:0;overflow-wrap:anywhere}
input{inline-size:100%;box-sizing:border-box;border-radius:.5rem;border:.0625rem solid}
button{border-radius:.5rem;border:.0625rem solid;cursor:pointer;margin:.25rem .5rem .25rem 0}
.main{font-weight:bold;border-width:.125rem}
[role=status]{font-weight:bold;font-size:1.125rem}`

/** The message of the page after an action. */
const messages: Readonly<Record<SaleAction, string>> = {
  pay: 'Paid. You can close this window.',
  half: 'Half of it was paid. The rest is missing.',
  later: 'We wait for your transfer. When you have sent it, press "Pay by bank transfer".',
  decline: 'The card was declined. Go back to the app to try again.',
  leave: 'You left without paying. You can close this window.',
  refuse: 'The person was refused. You can close this window.',
  expire: 'The order has expired. You can close this window.',
  hold: 'The order is on hold. It can still be paid or refunded.',
  refund: 'The payment was refunded. You can close this window.',
}

/** The page where a sale is paid. Its first words say that it is a stand-in. It ignores typed text. */
export function answerSale({ name, sale, action, hidden, done }: SalePage): Response {
  const inputs = Object.entries(hidden).map(
    ([key, value]) => `<input type="hidden" name="${escapeHtml(key)}" value="${escapeHtml(value)}">`,
  )
  const form = (id: string, title: string, content: string) =>
    `<form method="post" action="${escapeHtml(action)}" autocomplete="off" aria-labelledby="${id}">` +
    `<h2 id="${id}">${title}</h2>${inputs.join('')}${content}</form>`
  const facts = [
    ['You pay', `${sale.amount} ${sale.currency}`],
    ['You receive', sale.purchase],
    ['Network', sale.network],
    ['Address', sale.address],
    ['Status', sale.status ?? 'new'],
  ].map(([term = '', text = '']) => `<dt>${term}</dt><dd>${escapeHtml(text)}</dd>`)
  const card = form(
    'card',
    'Card',
    renderField('Card number', 'inputmode="numeric" value="0000 0000 0000 0000" required maxlength="25"') +
      renderField('Valid until', 'value="12/34" required maxlength="7"') +
      renderButton('pay', 'Pay by card', 'class="main"') +
      renderButton('decline', 'Decline the card', 'formnovalidate'),
  )
  const transfer = form(
    'transfer',
    'Bank transfer',
    renderField('Account number', 'value="XX00 0000 0000 0000" required maxlength="40"') +
      renderButton('pay', 'Pay by bank transfer', 'class="main"') +
      renderButton('later', 'Pay later') +
      renderButton('half', 'Pay half'),
  )
  const decisions =
    renderButton('refuse', 'Refuse the person (KYC)') +
    renderButton('hold', 'Put on hold') +
    renderButton('refund', 'Refund') +
    renderButton('expire', 'Let it expire')
  const back =
    sale.returnUrl === undefined
      ? ''
      : `<p><a href="${escapeHtml(sale.returnUrl)}" rel="noreferrer">Back to the app</a></p>`
  const page = renderPage({
    language: 'en',
    title: `${name} (stand-in)`,
    paragraphs: [],
    extra:
      `<p class="stand-in">${escapeHtml(name)} does not exist. This page is a stand-in for a seller, on this machine and for ` +
      'development. No money moves, and what you type is not read. Type no real card or account here.</p>' +
      (done === undefined ? '' : `<p role="status">${messages[done]}</p>${back}`) +
      `<section class="order" aria-labelledby="order"><h2 id="order">Your order</h2><dl>${facts.join('')}</dl></section>` +
      (sale.method === 'card' ? card + transfer : transfer + card) +
      form('leave', 'Leave', renderButton('leave', 'Leave without paying')) +
      form('decisions', 'What the seller decides', decisions) +
      (done === undefined ? back : ''),
  })
  return new Response(page, { headers: pageHeaders })
}

function renderField(label: string, attributes: string): string {
  return `<p><label>${label} <input ${attributes}></label></p>`
}

function renderButton(action: SaleAction, label: string, attributes = ''): string {
  return `<button name="answer" value="${action}" ${attributes}>${label}</button> `
}

/** A page about a link that cannot be used. */
export function answerBadLink(name: string, status: 400 | 410): Response {
  const text = {
    400: 'This link is not signed by the app that you came from, or it was changed.',
    410: 'This link was used before, or it is too old. Go back to the app, and press "Continue" there.',
  }
  const page = renderPage({ language: 'en', title: `${name} (stand-in)`, paragraphs: [text[status]] })
  return new Response(page, { status, headers: pageHeaders })
}
