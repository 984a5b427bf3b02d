import { escapeHtml } from '../pages/escape-html.js'
import { pageHeaders, renderPage } from '../pages/render-page.js'

export type StandInForm = {
  /** The provider that it stands in for, such as `Google`. */
  name: string
  action: string
  /** Fields that the form sends back unchanged. */
  hidden: Readonly<Record<string, string>>
  /** HTML of the visible fields. */
  fields: string
}

/** A page of a stand-in. Its first words say that it is a stand-in. */
export function answerStandIn({ name, action, hidden, fields }: StandInForm): Response {
  const inputs = Object.entries(hidden).map(
    ([key, value]) => `<input type="hidden" name="${escapeHtml(key)}" value="${escapeHtml(value)}">`,
  )
  const page = renderPage({
    language: 'en',
    title: `Stand-in for ${name}`,
    paragraphs: [],
    extra:
      `<p class="stand-in">This page is not ${escapeHtml(name)}. It is a stand-in on this machine, for development: ` +
      'it believes whatever you type. Type no password here.</p>' +
      `<form method="post" action="${escapeHtml(action)}">${inputs.join('')}${fields}` +
      '<p><button name="answer" value="yes">Continue</button> <button name="answer" value="no">Refuse</button></p></form>',
  })
  return new Response(page, { headers: standInHeaders })
}

/** Browsers check `form-action` also against the pages that a form redirects to, which are those of any app. */
export const standInHeaders = {
  ...pageHeaders,
  'content-security-policy': pageHeaders['content-security-policy'].replace("form-action 'self'; ", ''),
}

/** The fields of a profile. */
export const personFields =
  '<p><label>Name <input name="name" value="Ada" required maxlength="60"></label></p>' +
  '<p><label>E-mail <input name="email" type="email" value="ada@example.com" required></label></p>' +
  '<p><label><input name="verified" type="checkbox" value="yes" checked> The e-mail address is verified</label></p>'
