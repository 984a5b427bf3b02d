/** The accents the page offers. Indigo and the three that carry meaning come with the page, the others on demand. */
export const swatchAccents = ['red', 'orange', 'amber', 'lime', 'green', 'indigo'] as const
