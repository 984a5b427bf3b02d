import { useId } from 'react'
import { Amount } from '../../../../components/amount/amount.js'
import { Flex } from '../../../../components/flex/flex.js'
import { Skeleton } from '../../../../components/skeleton/skeleton.js'
import { Text } from '../../../../components/text/text.js'
import { VisuallyHidden } from '../../../../components/visually-hidden/visually-hidden.js'
import type { SwapWords } from '../../messages/en.js'
import type { SwapToken } from '../../model/token.js'
import { RECEIVED_DIGITS } from '../parts/format-token-amount.js'
import { SideToken } from './side-token.js'

type ReceivedAmountProps = {
  labels: SwapWords
  locale: string
  token: SwapToken | null
  /** In base units; null while there is no price. */
  amount: bigint | null
  isUpdating: boolean
  onToken: () => void
}

/** The received amount, which is not a field, with its token. */
export function ReceivedAmount({ labels, locale, token, amount, isUpdating, onToken }: ReceivedAmountProps) {
  const id = useId()
  return (
    <>
      <Text id={id} size="2" tone="muted">
        {labels.receive}
      </Text>
      <Flex align="center" justify="between" gap="2" wrap="wrap">
        {/* No live region: a new price comes every 10 s, and a dialog does not hide live regions of the page from screen readers. */}
        <Flex role="group" aria-labelledby={id} aria-busy={isUpdating || undefined}>
          <Text size="7" weight="medium" tone={amount === null ? 'muted' : 'default'} tabular>
            {isUpdating && amount === null ? (
              <>
                <VisuallyHidden>{labels.phases['reading-price']}</VisuallyHidden>
                <Skeleton width={120} height={28} />
              </>
            ) : (
              <Amount
                value={amount ?? 0n}
                decimals={token?.decimals ?? 0}
                digits={RECEIVED_DIGITS}
                notation="full"
                locale={locale}
              />
            )}
          </Text>
        </Flex>
        <SideToken labels={labels} side="receive" token={token} onClick={onToken} />
      </Flex>
    </>
  )
}
