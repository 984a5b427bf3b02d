export { ConnectButton, type ConnectButtonProps, type ConnectButtonState } from './connect-button/connect-button.js'
export { LintelModal, type LintelModalProps } from './lintel-modal.js'
export { TokenListItem, type TokenListItemProps } from './list-items/token-list-item.js'
export { TransactionListItem, type TransactionListItemProps } from './list-items/transaction-list-item.js'
