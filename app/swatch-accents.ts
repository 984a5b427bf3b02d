/** The accents in the hero. The css of indigo, red, amber and green is part of the page; the others load on demand. */
export const swatchAccents = ['red', 'orange', 'amber', 'lime', 'green', 'indigo'] as const
