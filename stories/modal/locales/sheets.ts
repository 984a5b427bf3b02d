import type { ViewName } from '../../../src/core/model/views/view.js'
import { Gallery as account } from '../views/account.stories.js'
import { Gallery as accountSettings } from '../views/account-settings.stories.js'
import { Gallery as allWallets } from '../views/all-wallets.stories.js'
import { Gallery as approveTransaction } from '../views/approve-transaction.stories.js'
import { Gallery as buyInProgress } from '../views/buy-in-progress.stories.js'
import { Gallery as chooseName } from '../views/choose-account-name.stories.js'
import { Gallery as connect } from '../views/connect.stories.js'
import { Gallery as connectSocials } from '../views/connect-socials.stories.js'
import { Gallery as external } from '../views/connecting-external.stories.js'
import { Gallery as multiChain } from '../views/connecting-multi-chain.stories.js'
import { Gallery as social } from '../views/connecting-social.stories.js'
import { Gallery as walletConnect } from '../views/connecting-wallet-connect.stories.js'
import { Gallery as depositFromExchange } from '../views/deposit-from-exchange.stories.js'
import { Gallery as downloads } from '../views/downloads.stories.js'
import { Gallery as otp } from '../views/email-verify-otp.stories.js'
import { Gallery as fundWallet } from '../views/fund-wallet.stories.js'
import { Gallery as getWallet } from '../views/get-wallet.stories.js'
import { Gallery as networks } from '../views/networks.stories.js'
import { Gallery as onRampProviders } from '../views/on-ramp-providers.stories.js'
import { Gallery as onRampSelect } from '../views/on-ramp-select.stories.js'
import { Gallery as pay } from '../views/pay.stories.js'
import { Gallery as payReceipt } from '../views/pay-receipt.stories.js'
import { Gallery as profileWallets } from '../views/profile-wallets.stories.js'
import { Gallery as registerName } from '../views/register-account-name.stories.js'
import { Gallery as nameRegistered } from '../views/register-account-name-success.stories.js'
import { Gallery as signMessage } from '../views/siwx-sign-message.stories.js'
import { Gallery as smartAccount } from '../views/smart-account-settings.stories.js'
import { Gallery as sessions } from '../views/smart-sessions.stories.js'
import { Gallery as sessionDetail } from '../views/smart-sessions-detail.stories.js'
import { Gallery as swap } from '../views/swap.stories.js'
import { Gallery as swapPreview } from '../views/swap-preview.stories.js'
import { Gallery as swapSelectToken } from '../views/swap-select-token.stories.js'
import { Gallery as switchActiveChain } from '../views/switch-active-chain.stories.js'
import { Gallery as switchNetwork } from '../views/switch-network.stories.js'
import { Gallery as tokenDetail } from '../views/token-detail.stories.js'
import { Gallery as transactionDetail } from '../views/transaction-detail.stories.js'
import { Gallery as transactions } from '../views/transactions.stories.js'
import { Gallery as unsupportedChain } from '../views/unsupported-chain.stories.js'
import { Gallery as updateEmail } from '../views/update-email.stories.js'
import { Gallery as compatibleNetworks } from '../views/wallet-compatible-networks.stories.js'
import { Gallery as receive } from '../views/wallet-receive.stories.js'
import { Gallery as send } from '../views/wallet-send.stories.js'
import { Gallery as sendConfirmed } from '../views/wallet-send-confirmed.stories.js'
import { Gallery as sendPreview } from '../views/wallet-send-preview.stories.js'
import { Gallery as selectToken } from '../views/wallet-send-select-token.stories.js'
import { Gallery as whatIsABuy } from '../views/what-is-a-buy.stories.js'
import { Gallery as whatIsANetwork } from '../views/what-is-a-network.stories.js'
import { Gallery as whatIsAWallet } from '../views/what-is-a-wallet.stories.js'
import type { Gallery } from './list-cards.js'

/** A view, a gallery that shows it, and the labels of its fullest cards. */
type Entry = readonly [view: ViewName, gallery: Gallery, ...labels: string[]]

/** Views per picture. */
export const sheets = {
  ways: [
    ['Connect', connect, 'wallets, with terms'],
    ['ConnectWallets', connect, 'agree first, wallets behind a button'],
    ['ConnectSocials', connectSocials, 'all of them'],
    ['AllWallets', allWallets, 'wallets, on a phone', 'names from strangers, next page failed'],
    ['ConnectingExternal', external, 'declined'],
    ['ConnectingMultiChain', multiChain, 'two kinds'],
  ],
  pairing: [
    ['ConnectingWalletConnect', walletConnect, 'a code', 'too long for a code'],
    ['ConnectingWalletConnectBasic', walletConnect, 'on its way, for any wallet'],
    ['Downloads', downloads, 'in Firefox'],
    ['GetWallet', getWallet, 'wallets'],
  ],
  account: [
    ['Account', account, 'tokens'],
    ['AccountSettings', accountSettings, 'ready'],
    ['ProfileWallets', profileWallets, 'two of one kind, one used before', 'paired for two kinds'],
    ['WhatIsAWallet', whatIsAWallet, 'help'],
    ['WhatIsANetwork', whatIsANetwork, 'help'],
  ],
  signIn: [['SIWXSignMessage', signMessage, 'declined']],
  login: [
    ['EmailLogin', otp, 'too soon'],
    ['EmailVerifyOtp', otp, 'a code is asked for'],
    ['EmailVerifyDevice', otp, 'device'],
    ['ConnectingSocial', social, 'blocked'],
    ['ConnectingFarcaster', social, 'on a computer'],
  ],
  embedded: [
    ['UpdateEmail', updateEmail, 'a new address'],
    ['UpdateEmailPrimaryOtp', updateEmail, 'the code to the present address'],
    ['UpdateEmailSecondaryOtp', updateEmail, 'the code to the new address'],
    ['UpgradeWallet', approveTransaction, 'upgrade'],
    ['SmartAccountSettings', smartAccount, 'failed'],
    ['ApproveTransaction', approveTransaction, 'frame failed'],
  ],
  swap: [
    ['Swap', swap, 'it moves the price too much'],
    ['SwapSelectToken', swapSelectToken, 'all tokens'],
    ['SwapPreview', swapPreview, 'the wallet is asked for a reset', 'done'],
  ],
  buy: [
    ['FundWallet', fundWallet, 'an empty account'],
    ['OnRampProviders', onRampProviders, 'an order in progress, terms'],
    ['OnRampFiatSelect', onRampSelect, 'currencies'],
    ['OnRampTokenSelect', onRampSelect, 'tokens'],
    ['BuyInProgress', buyInProgress, 'the window is closed', 'refused (KYC)'],
    ['WhatIsABuy', whatIsABuy, 'help'],
  ],
  names: [
    ['ChooseAccountName', chooseName, 'names of the account'],
    ['RegisterAccountName', registerName, 'taken, with free names', 'too late'],
    ['RegisterAccountNameSuccess', nameRegistered, 'not visible elsewhere'],
  ],
  pay: [
    ['Pay', pay, 'too little, and another token', 'a part has arrived'],
    ['DepositFromExchange', depositFromExchange, 'the address', 'another network'],
    ['PayReceipt', payReceipt, 'more than needed'],
  ],
  sessions: [
    ['SmartSessions', sessions, 'active and ended', 'names from strangers'],
    ['SmartSessionDetail', sessionDetail, 'a weekly limit', 'not known here'],
  ],
  portfolio: [
    ['TokenDetail', tokenDetail, 'the native currency, price of a pool'],
    ['Transactions', transactions, 'grouped by month, pending ones on top'],
    ['TransactionDetail', transactionDetail, 'failed'],
    ['WalletReceive', receive, 'desktop', 'a phone with a share sheet, one network'],
    ['WalletCompatibleNetworks', compatibleNetworks],
  ],
  send: [
    ['WalletSend', send, 'dangers', 'it would fail'],
    ['WalletSendSelectToken', selectToken, 'ready'],
    ['WalletSendPreview', sendPreview, 'the wallet is asked'],
    ['WalletSendConfirmed', sendConfirmed],
  ],
  networks: [
    ['Networks', networks, 'with test networks'],
    ['SwitchNetwork', switchNetwork, 'not in the wallet (4902)'],
    ['SwitchActiveChain', switchActiveChain, 'wallets to choose from'],
    ['UnsupportedChain', unsupportedChain, 'a switch that was refused'],
  ],
} as const satisfies Record<string, readonly Entry[]>
