import { Link, Text } from '../../src/components/index.js'
import { enMore } from '../words/en-more.js'
import { useSiteWords } from '../words/site-words.js'

/** Says how to log in without a wallet. `url` is where the e-mails of the local service arrive. */
export function InboxHint({ url }: { url: string }) {
  const words = useSiteWords('more', enMore)
  return (
    <Text as="p" size="2" tone="muted">
      {words.noWallet}{' '}
      <Link href={url} external>
        {words.localInbox}
      </Link>
      .
    </Text>
  )
}
