import type { vars } from '../../../tokens/contract.css.js'

/** What lies at each height. A height that the contract gains has to be explained here too. */
export const shadowUses: Readonly<Record<keyof typeof vars.shadow, string>> = {
  1: 'Sunk: fields, groups',
  2: 'On the page: cards',
  3: 'Just above: a card that is pointed at',
  4: 'Tooltips',
  5: 'Popovers, menus, toasts',
  6: 'The modal, the theme panel',
}
