import { Fragment } from 'react'
import type { ShownMessages } from '../../core/words/messages.js'
import { link } from './legal.css.js'

export type LegalDocumentsProps = {
  words: ShownMessages
  termsUrl?: string | null | undefined
  privacyUrl?: string | null | undefined
}

/** Whether the app names any document. */
export function hasLegalDocuments({ termsUrl, privacyUrl }: Omit<LegalDocumentsProps, 'words'>): boolean {
  return Boolean(termsUrl || privacyUrl)
}

/** Links to the documents that the app names: "Terms of Service and Privacy Policy". */
export function LegalDocuments({ words, termsUrl, privacyUrl }: LegalDocumentsProps) {
  const documents = [
    { url: termsUrl, name: words.shell.terms },
    { url: privacyUrl, name: words.shell.privacy },
  ].flatMap(({ url, name }) => (url ? [{ url, name }] : []))
  return documents.map(({ url, name }, index) => (
    <Fragment key={name}>
      {index > 0 ? (
        <>
          {' '}
          <span>{words.shell.and}</span>{' '}
        </>
      ) : null}
      <a className={link} href={url} target="_blank" rel="noreferrer">
        {name}
      </a>
    </Fragment>
  ))
}
