import type { ViewName } from '../../../src/core/model/views/view.js'
import { Gallery as account } from '../../features/account/account.stories.js'
import { Gallery as accountSettings } from '../../features/account/account-settings.stories.js'
import { Gallery as profileWallets } from '../../features/account/profile-wallets.stories.js'
import { Gallery as transactionDetail } from '../../features/activity/transaction-detail.stories.js'
import { Gallery as transactions } from '../../features/activity/transactions.stories.js'
import { Gallery as buyInProgress } from '../../features/buy/buy-in-progress.stories.js'
import { Gallery as fundWallet } from '../../features/buy/fund-wallet.stories.js'
import { Gallery as onRampProviders } from '../../features/buy/on-ramp-providers.stories.js'
import { Gallery as onRampSelect } from '../../features/buy/on-ramp-select.stories.js'
import { Gallery as whatIsABuy } from '../../features/buy/what-is-a-buy.stories.js'
import { Gallery as allWallets } from '../../features/connect/all-wallets.stories.js'
import { Gallery as connect } from '../../features/connect/connect.stories.js'
import { Gallery as connectSocials } from '../../features/connect/connect-socials.stories.js'
import { Gallery as external } from '../../features/connect/connecting-external.stories.js'
import { Gallery as multiChain } from '../../features/connect/connecting-multi-chain.stories.js'
import { Gallery as downloads } from '../../features/connect/downloads.stories.js'
import { Gallery as getWallet } from '../../features/connect/get-wallet.stories.js'
import { Gallery as whatIsAWallet } from '../../features/connect/what-is-a-wallet.stories.js'
import { Gallery as approveTransaction } from '../../features/login/approve-transaction.stories.js'
import { Gallery as social } from '../../features/login/connecting-social.stories.js'
import { Gallery as otp } from '../../features/login/email-verify-otp.stories.js'
import { Gallery as updateEmail } from '../../features/login/update-email.stories.js'
import { Gallery as chooseName } from '../../features/names/choose-account-name.stories.js'
import { Gallery as registerName } from '../../features/names/register-account-name.stories.js'
import { Gallery as nameRegistered } from '../../features/names/register-account-name-success.stories.js'
import { Gallery as networks } from '../../features/networks/networks.stories.js'
import { Gallery as switchActiveChain } from '../../features/networks/switch-active-chain.stories.js'
import { Gallery as switchNetwork } from '../../features/networks/switch-network.stories.js'
import { Gallery as unsupportedChain } from '../../features/networks/unsupported-chain.stories.js'
import { Gallery as whatIsANetwork } from '../../features/networks/what-is-a-network.stories.js'
import { Gallery as walletConnect } from '../../features/pairing/connecting-wallet-connect.stories.js'
import { Gallery as depositFromExchange } from '../../features/pay/deposit-from-exchange.stories.js'
import { Gallery as pay } from '../../features/pay/pay.stories.js'
import { Gallery as payReceipt } from '../../features/pay/pay-receipt.stories.js'
import { Gallery as tokenDetail } from '../../features/portfolio/token-detail.stories.js'
import { Gallery as compatibleNetworks } from '../../features/receive/wallet-compatible-networks.stories.js'
import { Gallery as receive } from '../../features/receive/wallet-receive.stories.js'
import { Gallery as send } from '../../features/send/wallet-send.stories.js'
import { Gallery as sendConfirmed } from '../../features/send/wallet-send-confirmed.stories.js'
import { Gallery as sendPreview } from '../../features/send/wallet-send-preview.stories.js'
import { Gallery as selectToken } from '../../features/send/wallet-send-select-token.stories.js'
import { Gallery as sessions } from '../../features/sessions/smart-sessions.stories.js'
import { Gallery as sessionDetail } from '../../features/sessions/smart-sessions-detail.stories.js'
import { Gallery as signMessage } from '../../features/sign-in/siwx-sign-message.stories.js'
import { Gallery as smartAccount } from '../../features/smart-account/smart-account-settings.stories.js'
import { Gallery as swap } from '../../features/swap/swap.stories.js'
import { Gallery as swapPreview } from '../../features/swap/swap-preview.stories.js'
import { Gallery as swapSelectToken } from '../../features/swap/swap-select-token.stories.js'
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
