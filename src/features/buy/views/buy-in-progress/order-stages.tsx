import { Badge } from '../../../../components/badge/badge.js'
import { Flex } from '../../../../components/flex/flex.js'
import { Icon } from '../../../../components/icon/icon.js'
import { Spinner } from '../../../../components/spinner/spinner.js'
import { Text } from '../../../../components/text/text.js'
import { Check } from '../../../../icons/check.js'
import type { BuyWords } from '../../messages/en.js'

const stages = ['paid', 'sent', 'received'] as const

type OrderStagesProps = {
  labels: BuyWords
  /** How many stages are done. */
  stage: 0 | 1 | 2 | 3
}

/** The stages of an order, each with its state. The sentence above announces the changes. */
export function OrderStages({ labels, stage }: OrderStagesProps) {
  return (
    <Flex as="ol" direction="column" gap="2" aria-label={labels.progress}>
      {stages.map((name, at) => {
        const state = at < stage ? 'done' : at === stage ? 'current' : 'next'
        return (
          <Flex key={name} as="li" align="center" justify="between" gap="2" wrap="wrap">
            <Text size="3" weight="medium" tone={state === 'next' ? 'muted' : 'default'}>
              {labels.stages[name]}
            </Text>
            <Badge
              accent={state === 'done' ? 'green' : state === 'next' ? 'gray' : undefined}
              icon={
                state === 'done' ? (
                  <Icon as={Check} size={14} />
                ) : state === 'current' ? (
                  <Spinner size="1" />
                ) : undefined
              }
            >
              {labels.stageStates[state]}
            </Badge>
          </Flex>
        )
      })}
    </Flex>
  )
}
