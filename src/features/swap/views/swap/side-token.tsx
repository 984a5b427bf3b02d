import { VisuallyHidden } from '../../../../components/visually-hidden/visually-hidden.js'
import { TokenButton, type TokenButtonProps } from '../../../../parts/amount-entry/token-button.js'
import type { SwapWords } from '../../messages/en.js'

type SideTokenProps = Omit<TokenButtonProps, 'label' | 'empty'> & { labels: SwapWords; side: 'pay' | 'receive' }

/** The token of one side. Its accessible name says which side, also while no token is selected. */
export function SideToken({ labels, side, ...rest }: SideTokenProps) {
  const label = side === 'pay' ? labels.tokenToPay : labels.tokenToReceive
  return (
    <TokenButton
      {...rest}
      label={label}
      empty={
        <>
          <VisuallyHidden>{label}</VisuallyHidden>
          <span>{labels.selectToken}</span>
        </>
      }
    />
  )
}
