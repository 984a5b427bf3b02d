import { line } from '../../../../parts/legal/legal.css.js'
import { hasLegalDocuments, LegalDocuments, type LegalDocumentsProps } from '../../../../parts/legal/legal-documents.js'

/** Names what the visitor agrees to by connecting. Renders nothing when the app names no document. */
export function LegalLine({ words, ...documents }: LegalDocumentsProps) {
  if (!hasLegalDocuments(documents)) return null
  return (
    <p className={line}>
      <span>{words.shell.legal}</span> <LegalDocuments words={words} {...documents} />
    </p>
  )
}
