import { escapeHtml } from '../identity/pages/escape-html.js'
import { pageHeaders, renderPage } from '../identity/pages/render-page.js'

/** The fields of a stand-in's form. Networks are CAIP-2 ids, tokens symbols. */
export type WithdrawalForm = { address: string; amount: string; network: string; token: string }

export type WithdrawalPage = {
  name: string
  form: WithdrawalForm
  networks: readonly { id: string; name: string }[]
  tokens: readonly string[]
  /** How this exchange withdraws. */
  rule: string
  /** The latest event. Announced to screen readers. */
  status?: string
}

/** Beside the style of every page. */
export const withdrawalStyle = `
main{inline-size:min(100%,32rem);box-sizing:border-box}
form{border:.0625rem solid;border-radius:.75rem;padding:1rem;margin-block:1rem}
h2{font-size:1.125rem;margin:0 0 .5rem}
input,select{inline-size:100%;box-sizing:border-box;border-radius:.5rem;border:.0625rem solid}
button{border-radius:.5rem;border:.125rem solid;cursor:pointer;font-weight:bold}
[role=status]{font-weight:bold;font-size:1.125rem;overflow-wrap:anywhere}`

/** The page where coins of a local chain are withdrawn. Its first words say that it is a stand-in. */
export function answerWithdrawal({ name, form, networks, tokens, rule, status }: WithdrawalPage, code = 200): Response {
  const field = (label: string, key: 'address' | 'amount') =>
    `<p><label>${label} <input name="${key}" value="${escapeHtml(form[key])}" required maxlength="80" spellcheck="false"></label></p>`
  const select = (label: string, key: 'network' | 'token', choices: readonly { id: string; name: string }[]) =>
    `<p><label>${label} <select name="${key}">${choices
      .map(({ id, name: text }) => {
        const isSelected = id === form[key] ? ' selected' : ''
        return `<option value="${escapeHtml(id)}"${isSelected}>${escapeHtml(text)}</option>`
      })
      .join('')}</select></label></p>`
  const page = renderPage({
    language: 'en',
    title: `${name} (stand-in)`,
    paragraphs: [],
    extra:
      `<p class="stand-in">${escapeHtml(name)} does not exist. This page is a stand-in for an exchange, on this machine and for ` +
      'development. Its coins are those of the local chains, and worth nothing.</p>' +
      `<p>${escapeHtml(rule)}</p>` +
      (status === undefined ? '' : `<p role="status">${escapeHtml(status)}</p>`) +
      '<form method="post" action="/" autocomplete="off" aria-labelledby="withdraw"><h2 id="withdraw">Withdraw</h2>' +
      field('Address', 'address') +
      field('Amount', 'amount') +
      select(
        'Token',
        'token',
        tokens.map((id) => ({ id, name: id })),
      ) +
      select('Network', 'network', networks) +
      '<button>Withdraw</button></form>',
  })
  return new Response(page, { status: code, headers: pageHeaders })
}
