/** Read before the text of a Callout. */
export const enCallout = { info: 'Note', success: 'Done', warning: 'Warning', danger: 'Error' }
