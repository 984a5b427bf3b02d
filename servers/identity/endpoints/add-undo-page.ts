import { ApiFailure } from '../../http/api-failure.js'
import { findUndo, undoEmailChange } from '../email/replaced-address.js'
import type { IdentityApp, IdentityContext } from '../identity-context.js'
import { formatTime } from '../mail/compose-mail.js'
import { readWords } from '../mail/words/read-words.js'
import { answerEnded } from '../pages/answer-ended.js'
import { escapeHtml } from '../pages/escape-html.js'
import { answerPage } from '../pages/render-page.js'

const tokenPattern = /^[\w-]{43}$/

/**
 * Adds the page by which an old e-mail address undoes a change. Opening it has no effect, since programs that scan mail
 * open links; its button does.
 */
export function addUndoPage(app: IdentityApp, context: IdentityContext): void {
  const find = async (token: unknown) => {
    const found = typeof token === 'string' && tokenPattern.test(token) ? await findUndo(context, token) : undefined
    return found && typeof token === 'string' ? { token, ...found } : undefined
  }
  app.get('/email/undo', async ({ req }) => {
    const found = await find(req.query('token'))
    if (!found) return answerEnded('linkEnded', req.header('accept-language'), 404)
    const { language, replaced } = found
    const { pages } = readWords(language)
    return answerPage({
      language,
      title: pages.undo,
      paragraphs: [
        pages.undoQuestion({
          app: new URL(replaced.origin).host,
          address: replaced.address,
          newAddress: replaced.newAddress,
        }),
        pages.undoMeaning,
      ],
      extra:
        `<form method="post" action="/email/undo"><input type="hidden" name="token" value="${found.token}">` +
        `<button>${escapeHtml(pages.undoAction)}</button></form>`,
    })
  })

  app.post('/email/undo', async ({ req }) => {
    if (req.header('origin') !== new URL(context.readPublicUrl()).origin) {
      throw new ApiFailure(401, 'origin', 'Only the page of the mailed link may send this form.')
    }
    const { token } = await req.parseBody()
    const found = await find(token)
    if (!found) return answerEnded('linkEnded', req.header('accept-language'), 404)
    const { language, replaced } = found
    const { pages } = readWords(language)
    const undoAt = await undoEmailChange(context, found.token)
    if (undoAt !== null) {
      const next = pages.undoWaitsNext({ time: formatTime(undoAt, language), address: replaced.address })
      return answerPage({ language, title: pages.undoWaits, paragraphs: [next] })
    }
    return answerPage({ language, title: pages.undone, paragraphs: [pages.undoneNext({ address: replaced.address })] })
  })
}
