import type { Messages } from '../../../core/messages/en.js'
import { line, link } from './legal-line.css.js'

export type LegalLineProps = {
  words: Messages
  termsUrl?: string | null | undefined
  privacyUrl?: string | null | undefined
}

/** What one agrees to by connecting; nothing when the app has named no document. */
export function LegalLine({ words, termsUrl, privacyUrl }: LegalLineProps) {
  const documents = [
    { url: termsUrl, name: words.shell.terms },
    { url: privacyUrl, name: words.shell.privacy },
  ].flatMap(({ url, name }) => (url ? [{ url, name }] : []))
  if (documents.length === 0) return null
  return (
    <p className={line}>
      {words.shell.legal}{' '}
      {documents.map(({ url, name }, index) => (
        <span key={name}>
          {index > 0 ? ` ${words.shell.and} ` : null}
          <a className={link} href={url} target="_blank" rel="noreferrer">
            {name}
          </a>
        </span>
      ))}
    </p>
  )
}
