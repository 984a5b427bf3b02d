import { Callout } from '../../../../components/callout/callout.js'
import { Flex } from '../../../../components/flex/flex.js'
import type { SendWords } from '../../../../parts/messages/send.js'
import type { SendWarning } from '../../model/find-warnings.js'

const dangers: ReadonlySet<SendWarning> = new Set(['lookAlike', 'mixedScript', 'burn', 'tokenContract'])

/** Warnings without danger, but worth a second look. */
const notes: ReadonlySet<SendWarning> = new Set(['firstTime', 'noneKnown', 'ownAddress'])

/** The warnings, the most dangerous first. */
export function SendWarnings({ labels, warnings }: { labels: SendWords; warnings: readonly SendWarning[] }) {
  if (warnings.length === 0) return null
  return (
    <Flex direction="column" gap="2">
      {warnings.map((warning) => (
        <Callout
          key={warning}
          size="1"
          tone={dangers.has(warning) ? 'danger' : notes.has(warning) ? 'info' : 'warning'}
        >
          {labels[warning]}
        </Callout>
      ))}
    </Flex>
  )
}
