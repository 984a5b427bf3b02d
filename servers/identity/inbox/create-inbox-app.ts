import { Hono } from 'hono'
import { checkHost } from '../../http/check-host.js'
import { answerFailure } from '../../http/failure.js'
import { escapeHtml } from '../pages/escape-html.js'
import { answerPage, pageStyle } from '../pages/render-page.js'

/** A mail in the inbox. */
export type InboxMessage = {
  to: string
  subject: string
  /** The plain text. */
  text: string
  /** When it arrived, ISO 8601. */
  at: string
}

/** The page of the inbox, and its messages as JSON. `read` returns them, the newest first. */
export function createInboxApp(read: () => readonly InboxMessage[]) {
  const app = new Hono()
  app.use(async ({ req }, next) => {
    const refusal = checkHost(req.raw.headers)
    if (refusal) return refusal
    await next()
  })
  app.get('/', ({ req }) => {
    const to = req.query('to')?.trim().toLowerCase()
    const messages = to ? read().filter((message) => message.to === to) : read()
    return answerPage({
      language: 'en',
      title: 'Inbox of this machine',
      paragraphs: [
        'Mails that the identity service sent to any address arrive here, because no mail server is configured (SMTP_URL).',
        ...(messages.length === 0 ? ['There is no mail yet. Reload this page after you have asked for one.'] : []),
      ],
      extra: messages.map(formatMessage).join(''),
    })
  })
  app.get('/page.css', ({ body }) => body(pageStyle, 200, { 'content-type': 'text/css; charset=utf-8' }))
  // Without CORS headers, so that no page can read the codes.
  app.get('/messages', ({ req, json, header }) => {
    const to = req.query('to')?.trim().toLowerCase()
    if (!to) return answerFailure(400, [{ field: 'to', description: 'Must be an e-mail address.' }])
    header('cache-control', 'no-store')
    return json(read().filter((message) => message.to === to))
  })
  app.notFound(() => answerFailure(404, [{ field: 'path', description: 'There is no such page.' }]))
  return app
}

function formatMessage({ to, subject, text, at }: InboxMessage): string {
  const body = escapeHtml(text).replace(
    /\bhttps?:\/\/[^\s<>"'&]+/g,
    (url) => `<a href="${url}" rel="noreferrer">${url}</a>`,
  )
  return (
    `<article dir="auto"><h2>${escapeHtml(subject)}</h2><p dir="ltr">${escapeHtml(to)}, ` +
    `<time datetime="${escapeHtml(at)}">${escapeHtml(at)}</time></p><pre>${body}</pre></article>`
  )
}
