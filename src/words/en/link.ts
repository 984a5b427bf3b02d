/** Read after the text of a link to another site. */
export const enLink = { external: 'opens in a new tab' }
