import type { Hex } from 'viem'
import { decodeMessage, formatMessage, revealHidden } from '../../../requests/format-message.js'
import { listSignInWarnings, readSignIn, type SignInWarning } from '../../../requests/read-sign-in.js'
import type { Approval } from '../../protocol/approval.js'
import { type Detail, DetailList } from '../shell/detail-list.js'
import * as styles from '../shell/parts.css.js'
import { ScrollText } from '../shell/scroll-text.js'

export type SignedProps = { label: string; text: string; address: string; details?: readonly Detail[] }

/** What is signed, and by which account. */
export function Signed({ label, text, address, details = [] }: SignedProps) {
  return (
    <>
      <ScrollText label={label} text={text} />
      <DetailList details={[{ term: 'Signed by', value: address, isMono: true }, ...details]} />
    </>
  )
}

type SignedMessageProps = Pick<SignedProps, 'address' | 'details'> & {
  message: Hex
  approval: Pick<Approval, 'origin' | 'isSelfNamed'>
}

/** A message as its text or its bytes, and what is wrong with it when it signs in. */
export function SignedMessage({ message, approval: { origin, isSelfNamed }, ...props }: SignedMessageProps) {
  const { format, text } = formatMessage(message)
  // A site that names itself has no origin to compare with. The view says so.
  const signIn = isSelfNamed ? null : readSignIn(decodeMessage(message) ?? '')
  const isAccount = (named: string) => named.toLowerCase() === props.address.toLowerCase()
  const warnings = signIn ? listSignInWarnings(signIn, { origin, isAccount, isChain: () => true }) : []
  return (
    <>
      {warnings.length === 0 ? null : (
        <p className={styles.warning} data-accent="amber">
          {warnings.map(writeWarning).join(' ')}
        </p>
      )}
      <Signed {...props} label={format === 'text' ? 'Message' : 'Message (bytes, not text)'} text={text} />
    </>
  )
}

function writeWarning(warning: SignInWarning): string {
  switch (warning.kind) {
    case 'other-site':
      return `With this signature someone can sign in to ${tidy(warning.domain)} as you. Another site asks for it.`
    case 'other-uri':
      return `The sign-in is for an address of another site: ${tidy(warning.uri)}.`
    case 'other-account':
      return `The message names another account: ${tidy(warning.address)}.`
    case 'other-chain':
      return `The message names another network: ${tidy(warning.chain)}.`
    case 'text-before':
      return 'There is text before the sign-in. It is a sign-in all the same.'
  }
}

function tidy(text: string): string {
  return revealHidden(text.slice(0, 100))
}
