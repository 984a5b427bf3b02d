// TypeScript keeps this import in the declarations, where the features add their views, options and words to the types.
import './features/index.js'

export { LintelError } from './core/errors/lintel-error.js'
export type { Lintel, LintelActions, ViewRequest } from './core/model/lintel.js'
export type { LintelState } from './core/model/state.js'
export type { LintelOptions } from './core/options/options.js'
export type { Messages as ShownMessages, Translation as Messages } from './core/words/messages.js'
export { createLintel } from './create-lintel.js'
export type { AnalyticsEvent } from './features/analytics/model/catalogue.js'
export { type BuyResult, useBuy } from './features/buy/react/use-buy.js'
export { en } from './features/english.js'
export { type NameResult, useName } from './features/names/react/use-name.js'
export { type PayResult, usePay } from './features/pay/react/use-pay.js'
export { type SessionsResult, type SmartSession, useSessions } from './features/sessions/react/use-sessions.js'
export { type SignInResult, useSignIn } from './features/sign-in/react/use-sign-in.js'
export type { SwapToken } from './features/swap/model/token.js'
export { type SwapResult, useSwap } from './features/swap/react/use-swap.js'
export { useSwapNetworks } from './features/swap/react/use-swap-networks.js'
export { SwapForm, type SwapFormProps } from './features/swap/views/swap/swap-form.js'
export { useMessages } from './features/use-messages.js'
export {
  ConnectButton,
  type ConnectButtonProps,
  type ConnectButtonState,
  LintelModal,
  type LintelModalProps,
  TokenListItem,
  type TokenListItemProps,
  TransactionListItem,
  type TransactionListItemProps,
} from './modal/index.js'
export * from './react/index.js'
