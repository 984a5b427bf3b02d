export { ConnectButton, type ConnectButtonProps, type ConnectButtonState } from './connect-button/connect-button.js'
export { LintelModal, type LintelModalProps } from './lintel-modal.js'
