import { Amount } from '../../../components/amount/amount.js'
import { Text } from '../../../components/text/text.js'
import { getEffect } from '../../../core/data/get-effect.js'
import type { ActivityWords } from '../../../core/messages/views/en-activity.js'
import type { OperationType, Transfer } from '../../../core/model/activity.js'
import { toPlainName } from '../names/to-plain-name.js'
import { TOKEN_DIGITS } from './token-row.js'

export type TransferAmountProps = {
  words: ActivityWords
  locale: string
  operation: OperationType
  transfer: Transfer
  /** All of the transaction. */
  transfers: readonly Transfer[]
  size?: '2' | '4' | undefined
}

/** What one transfer adds or takes: `+1,200 USDC` or the name of an NFT. */
export function TransferAmount({ words, locale, operation, transfer, transfers, size = '4' }: TransferAmountProps) {
  const effect = getEffect(operation, transfer, transfers)
  const { token, nft, quantity } = transfer
  const tone = effect === 'adds' ? { accent: 'green' as const } : {}
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
