import type { Language } from '../../../src/services/identity/schema.js'
import { readWords } from '../mail/words/read-words.js'
import { escapeHtml } from './escape-html.js'

export type Page = {
  language: Language
  title: string
  paragraphs: readonly string[]
  /** HTML after the paragraphs. */
  extra?: string
}

/** The style of every page of the service. It follows the light or dark mode of the system. */
export const pageStyle = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{margin:0;display:grid;min-block-size:100vh;place-content:center}
main{max-inline-size:32rem;padding:1.5rem}
h1{font-size:1.5rem;line-height:1.25}
button,select,input{font:inherit;padding:.5rem 1rem;min-block-size:2.75rem}
label{display:block}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
.stand-in{border:.125rem dashed;padding:.5rem .75rem}`

/** Writes a page of the service. Its words are escaped; `extra` must be. */
export function renderPage({ language, title, paragraphs, extra = '' }: Page): string {
  const { dir } = readWords(language)
  const text = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('')
  return (
    `<!doctype html><html lang="${language}" dir="${dir}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>` +
    '<link rel="stylesheet" href="/page.css"></head>' +
    `<body><main><h1>${escapeHtml(title)}</h1>${text}${extra}</main></body></html>`
  )
}

/**
 * The headers of every page of the service: no script but its own files, no frame around it. The referrer, and with it the
 * `Origin` of its forms, goes to this service only, since URLs contain tokens.
 */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
} as const

/** Answers with a page. */
export function answerPage(page: Page, status = 200): Response {
  return new Response(renderPage(page), { status, headers: pageHeaders })
}
