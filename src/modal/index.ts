export { ConnectButton, type ConnectButtonProps, type ConnectButtonState } from './connect-button/connect-button.js'
export { LintelModal, type LintelModalProps } from './lintel-modal.js'
export { ConnectView, type ConnectViewProps } from './views/connect/connect-view.js'
