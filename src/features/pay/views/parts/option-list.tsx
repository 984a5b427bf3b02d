import { List } from '../../../../components/list/list.js'
import { ListItem } from '../../../../components/list/list-item.js'
import { TokenIcon } from '../../../../components/token-icon/token-icon.js'
import { toPlainName } from '../../../../modal/parts/names/to-plain-name.js'
import type { PayWords } from '../../messages/en.js'
import type { PayOption } from '../../model/request.js'
import type { NameNetwork } from './write-phase.js'
import { writeToken } from './write-token.js'

export type OptionListProps = {
  labels: PayWords
  locale: string
  options: readonly PayOption[]
  /** The one that is chosen. */
  option: PayOption
  nameNetwork: NameNetwork
  isDisabled?: boolean
  onOption: (option: PayOption) => void
}

/** What can be paid with. */
export function OptionList({ labels, locale, options, option, nameNetwork, isDisabled, onOption }: OptionListProps) {
  return (
    <List label={labels.payWith}>
      {options.map((one) => (
        <ListItem
          key={one.asset}
          icon={<TokenIcon symbol={toPlainName(one.token.symbol)} seed={one.token.address ?? one.token.symbol} />}
          name={writeToken(one.amount, one.token, locale)}
          description={labels.onNetwork({ chain: nameNetwork(one.token) })}
          selected={one.asset === option.asset}
          disabled={isDisabled}
          onClick={() => onOption(one)}
        />
      ))}
    </List>
  )
}
