/** Orders that are stored. The oldest goes first. */
export const MAX_ORDERS = 20
