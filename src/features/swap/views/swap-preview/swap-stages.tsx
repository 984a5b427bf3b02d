import { Badge } from '../../../../components/badge/badge.js'
import { Flex } from '../../../../components/flex/flex.js'
import { Spinner } from '../../../../components/spinner/spinner.js'
import { Text } from '../../../../components/text/text.js'
import { VisuallyHidden } from '../../../../components/visually-hidden/visually-hidden.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import type { SwapWords } from '../../messages/en.js'
import type { ShownStep, StepState } from '../../model/flow/read-swap-flow.js'
import { formatTokenAmount } from '../parts/format-token-amount.js'
import type { TokenAmount } from '../parts/swap-facts.js'

const accents = {
  waiting: 'gray',
  ready: 'gray',
  checking: undefined,
  asking: undefined,
  mining: undefined,
  done: 'green',
  failed: 'red',
} as const

const busy: readonly StepState[] = ['checking', 'mining']

type SwapStagesProps = {
  labels: SwapWords
  locale: string
  steps: readonly ShownStep[]
  /** The approved amount: exactly this. */
  pay: TokenAmount
  receive: TokenAmount
}

/** Each step with its state. A change in the state of the current step is announced. */
export function SwapStages({ labels, locale, steps, pay, receive }: SwapStagesProps) {
  const current = steps.find(({ state }) => state !== 'done')
  return (
    <>
      <Flex as="ol" direction="column" gap="3" aria-label={labels.titles.SwapPreview}>
        {steps.map((shown) => (
          <Flex key={shown.step} as="li" align="center" justify="between" gap="2">
            <Flex direction="column">
              {shown.total > 1 ? (
                <Text size="2" tone="muted">
                  {labels.step({ position: shown.position, total: shown.total })}
                </Text>
              ) : null}
              <Text size="3" weight="medium" tone={shown === current ? 'default' : 'muted'}>
                {nameStep(shown, { labels, locale, pay })}
              </Text>
              {shown === current ? (
                <Text size="2" tone="muted">
                  {describeStep(shown, labels, { pay, receive })}
                </Text>
              ) : null}
            </Flex>
            <Badge
              // The badge is not cut beside a long name.
              style={{ flex: 'none' }}
              accent={accents[shown.state]}
              icon={busy.includes(shown.state) ? <Spinner size="1" /> : undefined}
            >
              {labels.stepStates[shown.state]}
            </Badge>
          </Flex>
        ))}
      </Flex>
      <VisuallyHidden role="status">{current ? labels.stepStates[current.state] : ''}</VisuallyHidden>
    </>
  )
}

function nameStep(
  { step }: ShownStep,
  { labels, locale, pay }: Pick<SwapStagesProps, 'labels' | 'locale' | 'pay'>,
): string {
  const token = toPlainName(pay.token.symbol)
  switch (step) {
    case 'approve':
      return labels.steps.approve({
        amount: formatTokenAmount(pay.amount, { symbol: token, decimals: pay.token.decimals }, locale),
      })
    case 'swap':
      return labels.steps.swap
    default:
      return labels.steps[step]({ token })
  }
}

function describeStep({ step }: ShownStep, labels: SwapWords, sides: Pick<SwapStagesProps, 'pay' | 'receive'>): string {
  if (step === 'approve' || step === 'swap') return labels.stepTexts[step]
  // The text names the contract of the wrapped token.
  const { token } = step === 'wrap' ? sides.receive : sides.pay
  return labels.stepTexts[step]({ token: toPlainName(token.symbol) })
}
