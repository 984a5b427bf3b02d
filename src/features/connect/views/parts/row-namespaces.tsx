import { Badge } from '../../../../components/badge/badge.js'
import { VisuallyHidden } from '../../../../components/visually-hidden/visually-hidden.js'
import type { Namespace } from '../../../../core/model/caip.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { badges } from './wallet-list.css.js'

/** How many fit beside a tag in a modal of 360 px. */
const SHOWN = 2

/** The namespaces of a wallet in one line: the first two, and how many more there are. */
export function RowNamespaces({ words, namespaces }: { words: ShownMessages; namespaces: readonly Namespace[] }) {
  const names = namespaces.map((namespace) => words.namespaces[namespace])
  const shown = names.slice(0, SHOWN)
  const rest = names.slice(SHOWN)
  const list = new Intl.ListFormat(words.locale, { type: 'unit', style: 'short' })
  return (
    <span className={badges} title={rest.length > 0 ? list.format(names) : undefined}>
      {shown.map((name) => (
        <Badge key={name} size="1" accent="gray">
          {name}
        </Badge>
      ))}
      {rest.length > 0 ? (
        <Badge size="1" accent="gray">
          <span aria-hidden="true">
            {new Intl.NumberFormat(words.locale, { signDisplay: 'always' }).format(rest.length)}
          </span>
          <VisuallyHidden>{list.format(rest)}</VisuallyHidden>
        </Badge>
      ) : null}
    </span>
  )
}
