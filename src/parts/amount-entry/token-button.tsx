import type { ReactNode } from 'react'
import { Button } from '../../components/button/button.js'
import { Icon } from '../../components/icon/icon.js'
import { TokenIcon } from '../../components/token-icon/token-icon.js'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.js'
import { ChevronDown } from '../../icons/chevron-down.js'
import { toPlainName } from '../names/to-plain-name.js'
import { symbol as symbolStyle } from './amount-entry.css.js'

export type TokenButtonProps = {
  /** Read before the symbol. */
  label: string
  token: { symbol: string; address?: string | null | undefined; iconUrl?: string | null | undefined } | null
  /** Shown without a token. */
  empty: ReactNode
  onClick: () => void
}

/** The token of an amount. A press opens the list of tokens. */
export function TokenButton({ label, token, empty, onClick }: TokenButtonProps) {
  const symbol = toPlainName(token?.symbol ?? '')
  return (
    <Button size="2" variant="soft" accent="gray" onClick={onClick}>
      {token ? (
        <>
          <VisuallyHidden>{label}</VisuallyHidden>
          <TokenIcon size="1" symbol={symbol} src={token.iconUrl ?? undefined} seed={token.address ?? symbol} />
          <bdi className={symbolStyle} title={symbol}>
            {symbol}
          </bdi>
        </>
      ) : (
        empty
      )}
      <Icon as={ChevronDown} size={16} />
    </Button>
  )
}
