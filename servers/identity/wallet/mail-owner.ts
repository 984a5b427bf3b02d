import type { IdentityContext } from '../identity-context.js'
import type { WalletEvent } from '../mail/words/wallet-event.js'
import type { Session } from '../sessions/read-session.js'

/**
 * Mails the owner about the wallet. Without an address there is no mail.
 *
 * @param startsAt When the replacement starts, for `replacing`, ms.
 */
export async function mailOwner(
  context: Pick<IdentityContext, 'sendMail' | 'report'>,
  { email: to, origin, language, client }: Pick<Session, 'email' | 'origin' | 'language' | 'client'>,
  event: WalletEvent,
  startsAt?: number,
): Promise<void> {
  if (to === null) return
  // The event of the mail has already happened, so a failing mail does not fail the request.
  await context
    .sendMail({ kind: 'wallet', event, startsAt, to, origin, language, client })
    .catch(() => context.report('Identity: a mail about a wallet could not be sent.'))
}
