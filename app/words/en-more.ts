/** The English words of what follows the first screen. */
export const enMore = {
  /** Before the link `localInbox` and a full stop. */
  noWallet: 'No wallet? Log in with any e-mail address: the code arrives in the',
  localInbox: 'local inbox',
  why: 'Why Lintel',
  anyTheme: 'Any theme',
  anyThemeText: 'Accent, radius, scaling, light and dark are an attribute each. Contrast is computed, not hoped for.',
  forEveryone: 'For everyone',
  forEveryoneText: 'Keyboard, screen readers, right to left, reduced motion, forced colors.',
  yoursToHost: 'Yours to host',
  yoursToHostText: 'The site, local chains and a practice wallet run with one command. No vendor account.',
  light: 'Light',
  lightText: 'Half the script of the next lightest kit. Nothing is fetched from elsewhere before the first click.',
  shop: 'Take a payment',
  shopText: 'Order a postcard, and pay from a wallet or an exchange. All of it is local, and worth nothing.',
  shopFailed: 'The shop did not answer. Try again.',
  buyPostcard: 'Buy a postcard',
  lastOrder: 'View the payment',
  viewReceipt: 'View the receipt',
  start: 'Start',
  composeIt: 'Compose it',
  composeItText:
    'An instance, a theme, a button and the modal. Every part is a component you can use, replace or restyle. Run npm run storybook to see each of them in each of its states.',
  analytics: 'Analytics',
  countMe: 'Count what I do here',
  countMeText:
    'Off, this page sends nothing. On, it tells the local server which views and wallets are used, and no address or name.',
  /** With Global Privacy Control. */
  notCounted: 'Your browser asks pages not to share data about you, so this page sends nothing.',
  counts: 'See the counts',
}
