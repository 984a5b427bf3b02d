import { Amount } from '../../../components/amount/amount.js'
import { Text } from '../../../components/text/text.js'
import type { OperationType, Transfer } from '../../../core/model/activity.js'
import { TOKEN_DIGITS } from '../../../parts/lists/token-row.js'
import { toPlainName } from '../../../parts/names/to-plain-name.js'
import type { ActivityWords } from '../messages/en.js'
import { getEffect } from '../model/get-effect.js'

export type TransferAmountProps = {
  words: ActivityWords
  locale: string
  operation: OperationType
  transfer: Transfer
  /** All transfers of the transaction. */
  transfers: readonly Transfer[]
  size?: '2' | '4' | undefined
  /** False for a transaction that failed or was replaced: muted and without a sign. */
  isMoved?: boolean | undefined
}

/** The amount that one transfer adds or takes: `+1,200 USDC` or the name of an NFT. */
export function TransferAmount(props: TransferAmountProps) {
  const { words, locale, operation, transfer, transfers, size = '4', isMoved = true } = props
  const effect = isMoved ? getEffect(operation, transfer, transfers) : null
  const { token, nft, quantity } = transfer
  const tone = !isMoved ? { tone: 'muted' as const } : effect === 'adds' ? { accent: 'green' as const } : {}
  if (!token) {
    return (
      <Text size={size} weight="medium" truncate {...tone}>
        {toPlainName(nft?.name ?? '') || words.nft}
      </Text>
    )
  }
  const value = effect === 'subtracts' && !quantity.startsWith('-') ? `-${quantity}` : quantity
  return (
    <Text size={size} weight="medium" tabular {...tone}>
      <Amount
        value={value}
        symbol={token.symbol}
        digits={TOKEN_DIGITS}
        sign={effect === 'adds' ? 'always' : 'auto'}
        locale={locale}
      />
    </Text>
  )
}
