import type { CoreErrorCode } from '../errors/error-code.js'

/** The text of an error for visitors. `wallet` is the name of the wallet, or `common.yourWallet`. */
export type ErrorWords = { title: string; text: (parameters: { wallet: string }) => string }

/** A text may have the `{wallet}`. */
export type ErrorTexts = { title: string; text: string }

const notSetUp = {
  title: 'Not set up yet',
  text: 'This site is not set up right. Please come back later.',
}

/** The English texts of the errors of core, adapters and services. */
export const errorTexts: Record<CoreErrorCode, ErrorTexts> = {
  'invalid-option': notSetUp,
  'view-unavailable': { title: 'Not offered here', text: 'This site does not offer it.' },
  'project-id-not-configured': notSetUp,
  'package-missing': {
    title: 'Not set up yet',
    text: 'This site is not set up right. Nothing was sent.',
  },
  'insecure-context': {
    title: 'Not a secure page',
    text: 'This works on secure pages only. Nothing was sent.',
  },
  'request-rejected': {
    title: 'Request declined',
    text: 'You declined the request in {wallet}.',
  },
  'request-pending': {
    title: 'Request waiting',
    text: 'A request is already open. Answer it in {wallet}, then try again.',
  },
  'request-cancelled': { title: 'Request stopped', text: 'Try again when you like.' },
  'wallet-locked': { title: 'Wallet locked', text: 'Unlock {wallet}, then try again.' },
  'wallet-unresponsive': {
    title: 'No answer yet',
    text: 'We have had no answer from {wallet}. Check it for a request, or try again.',
  },
  'wallet-window-blocked': {
    title: 'Window blocked',
    text: 'Your browser blocked the window of {wallet}. Allow it for this site, then try again.',
  },
  'wallet-failed': {
    title: 'Something went wrong',
    text: 'There was a problem with {wallet}. Try again.',
  },
  'connector-not-found': {
    title: 'Wallet not found',
    text: 'We could not find {wallet} in this browser. Install it or turn it on, then try again.',
  },
  'account-not-shared': {
    title: 'No account shared',
    text: 'Choose an account to share in {wallet}, then try again.',
  },
  'capabilities-invalid': {
    title: 'Wallet not understood',
    text: '{wallet} sent data that this site cannot read. Try again, or use another wallet.',
  },
  'not-connected': { title: 'Not connected', text: 'Connect a wallet first.' },
  'network-mismatch': {
    title: 'Other network needed',
    text: 'This needs another network than the one in {wallet}. Switch it, then try again.',
  },
  'account-mismatch': {
    title: 'Other account needed',
    text: 'This needs another account than the one in {wallet}. Choose it, then try again.',
  },
  'network-not-configured': {
    title: 'Network not supported',
    text: 'Choose another one.',
  },
  'switch-not-supported': {
    title: 'Switch it in your wallet',
    text: 'This site cannot switch the network for you. Switch it in {wallet}.',
  },
  'network-not-added': {
    title: 'Network not added',
    text: 'The network is not in {wallet} yet. Try again to add it.',
  },
  'invalid-chain-id': { title: 'Network not found', text: 'Choose another one.' },
  'rpc-unavailable': {
    title: 'Network not reachable',
    text: 'Check your connection, then try again.',
  },
  'balance-unavailable': {
    title: 'Token Balance Unavailable',
    text: 'We will try again in a moment.',
  },
  'insufficient-funds': {
    title: 'Not enough funds',
    text: 'Your balance does not cover this amount and the network fee.',
  },
  'transaction-reverted': {
    title: 'Transaction failed',
    text: 'The network did not accept the transaction. Only the network fee was spent.',
  },
  'transaction-cancelled': {
    title: 'Transaction cancelled',
    text: 'You cancelled it in {wallet}. Nothing was sent.',
  },
  'transaction-expired': {
    title: 'Transaction expired',
    text: 'It was approved too late. Nothing was sent. Try again.',
  },
  'receipt-timeout': {
    title: 'Not confirmed yet',
    text: 'The transaction was sent and may still confirm. Check it before you send it again.',
  },
  'invalid-transaction': {
    title: 'Transaction not valid',
    text: 'Something in this transaction is not right. Nothing was sent.',
  },
  'invalid-typed-data': {
    title: 'Message not valid',
    text: 'Something in this message is not right. Nothing was signed.',
  },
  'invalid-name': {
    title: 'Name not valid',
    text: 'This name has characters that a name may not have. Check it, or use the address.',
  },
  'contract-reverted': {
    title: 'Not accepted',
    text: 'The contract did not accept this. Nothing was sent.',
  },
  'sign-in-unavailable': {
    title: 'A problem occurred while trying initialize authentication',
    text: 'Nothing was signed. Connect again in a moment.',
  },
  'sign-in-refused': {
    title: 'Sign-in not accepted',
    text: 'Try again.',
  },
  'sign-in-clock': {
    title: 'Sign-in not accepted',
    text: 'Set your clock, then try again.',
  },
  'pairing-expired': { title: 'Link expired', text: 'Make a new one to continue.' },
  'relay-unavailable': {
    title: 'No connection to wallets',
    text: 'We cannot reach wallets on other devices right now. Check your connection, then try again.',
  },
  'relay-refused': {
    title: 'Not set up yet',
    text: 'This site may not connect wallets on other devices. Use a wallet in this browser instead.',
  },
  'relay-session-expired': {
    title: 'Session expired',
    text: 'Set your clock, then try again.',
  },
  'invalid-project-id': notSetUp,
  'invalid-app-configuration': notSetUp,
  'directory-unavailable': {
    title: 'Wallets could not be loaded',
    text: 'Check your connection, then try again. Wallets in this browser still work.',
  },
  'data-api-unavailable': {
    title: 'Data could not be loaded',
    text: 'Check your connection, then try again. Your funds and wallets are not affected.',
  },
  'embedded-wallet-unavailable': {
    title: 'Could not load embedded wallet',
    text: 'Check your connection, then try again or reload the page.',
  },
  'embedded-wallet-timeout': {
    title: 'No answer yet',
    text: 'Try again.',
  },
  'embedded-wallet-failed': {
    title: 'Something went wrong',
    text: 'Nothing was signed or sent. Try again.',
  },
  'session-expired': {
    title: 'Session expired',
    text: 'Log in again to continue.',
  },
  'method-not-allowed': {
    title: 'Action not allowed',
    text: 'Your wallet does not do this. Nothing was signed or sent.',
  },
  'email-too-soon': {
    title: 'Too soon',
    text: 'We have just sent you an e-mail. Wait a moment, then try again.',
  },
  'unverified-domain': {
    title: 'Not set up yet',
    text: 'This site may not use e-mail and social login. Connect a wallet instead.',
  },
}
