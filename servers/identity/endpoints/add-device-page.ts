import { ApiFailure } from '../../http/api-failure.js'
import { approveDevice, findApproval } from '../email/continue-email-login.js'
import type { IdentityApp, IdentityContext } from '../identity-context.js'
import { readWords } from '../mail/words/read-words.js'
import { answerEnded } from '../pages/answer-ended.js'
import { escapeHtml } from '../pages/escape-html.js'
import { answerPage } from '../pages/render-page.js'

const tokenPattern = /^[\w-]{43}$/

/**
 * Adds the page of the mailed link. Opening it has no effect, since programs that scan mail open links; its button
 * approves the device.
 */
export function addDevicePage(app: IdentityApp, context: IdentityContext): void {
  const find = async (token: unknown) => {
    const row = typeof token === 'string' && tokenPattern.test(token) ? await findApproval(context, token) : undefined
    return row && typeof token === 'string' ? { token, row } : undefined
  }
  app.get('/device', async ({ req }) => {
    const found = await find(req.query('token'))
    if (!found) return answerEnded('linkEnded', req.header('accept-language'), 404)
    const { language, origin, client } = found.row
    const { pages } = readWords(language)
    return answerPage({
      language,
      title: pages.approve,
      paragraphs: [pages.approveQuestion({ app: new URL(origin).host, client }), pages.approveOnlyYours],
      extra:
        `<form method="post" action="/device"><input type="hidden" name="token" value="${found.token}">` +
        `<button>${escapeHtml(pages.approveAction)}</button></form>`,
    })
  })

  app.post('/device', async ({ req }) => {
    if (req.header('origin') !== new URL(context.readPublicUrl()).origin) {
      throw new ApiFailure(401, 'origin', 'Only the page of the mailed link may send this form.')
    }
    const { token } = await req.parseBody()
    const found = await find(token)
    if (!found) return answerEnded('linkEnded', req.header('accept-language'), 404)
    const { language } = found.row
    const { pages } = readWords(language)
    try {
      await approveDevice(context, found.token)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      if (error.status !== 429) return answerEnded('linkEnded', req.header('accept-language'), 404)
      return answerPage({ language, title: pages.tooManyMails, paragraphs: [pages.tooManyMailsNext] }, 429)
    }
    return answerPage({ language, title: pages.approved, paragraphs: [pages.approvedNext] })
  })
}
