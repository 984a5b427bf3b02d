import { Badge } from '../../../../components/badge/badge.js'
import { Flex } from '../../../../components/flex/flex.js'
import { Spinner } from '../../../../components/spinner/spinner.js'
import { Text } from '../../../../components/text/text.js'
import { VisuallyHidden } from '../../../../components/visually-hidden/visually-hidden.js'
import { toPlainName } from '../../../../modal/parts/names/to-plain-name.js'
import type { SwapWords } from '../../messages/en.js'
import { formatTokenAmount } from '../../model/format-token-amount.js'
import type { TokenAmount } from '../parts/swap-facts.js'

/** One thing that the wallet is asked for. */
export type SwapStage = {
  kind: 'reset' | 'approve' | 'swap' | 'batch' | 'wrap' | 'unwrap'
  state: 'waiting' | 'wallet' | 'pending' | 'done' | 'failed'
}

const accents = { waiting: 'gray', wallet: undefined, pending: undefined, done: 'green', failed: 'red' } as const

type SwapStagesProps = {
  labels: SwapWords
  locale: string
  stages: readonly SwapStage[]
  /** What is allowed: exactly this. */
  pay: TokenAmount
}

/** Each step with its state. The state of the current one is announced when it changes. */
export function SwapStages({ labels, locale, stages, pay }: SwapStagesProps) {
  const current = stages.find(({ state }) => state !== 'done')
  return (
    <>
      <Flex as="ol" direction="column" gap="2" aria-label={labels.steps}>
        {stages.map((stage, at) => (
          <Flex key={stage.kind} as="li" align="center" justify="between" gap="2">
            <Text size="3" tone={stage === current ? 'default' : 'muted'}>
              {stages.length > 1 ? (
                <VisuallyHidden>{`${labels.stepOf({ step: String(at + 1), count: stages.length })}: `}</VisuallyHidden>
              ) : null}
              <span>{describeStage(stage, { labels, locale, pay })}</span>
            </Text>
            <Badge accent={accents[stage.state]} icon={stage.state === 'pending' ? <Spinner size="1" /> : undefined}>
              {labels[`state-${stage.state}`]}
            </Badge>
          </Flex>
        ))}
      </Flex>
      <VisuallyHidden role="status">
        {current && current.state !== 'waiting' ? labels[`state-${current.state}`] : ''}
      </VisuallyHidden>
    </>
  )
}

function describeStage({ kind }: SwapStage, { labels, locale, pay }: Omit<SwapStagesProps, 'stages'>): string {
  const { decimals } = pay.token
  const token = toPlainName(pay.token.symbol)
  const amount = formatTokenAmount(pay.amount, { symbol: token, decimals }, locale)
  switch (kind) {
    case 'reset':
      return labels['step-reset']({ token })
    case 'approve':
      return labels['step-approve']({ amount })
    case 'batch':
      return labels['step-batch']({ amount })
    default:
      return labels[`step-${kind}`]
  }
}
