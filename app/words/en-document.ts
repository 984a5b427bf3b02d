/** The English words that index.html has itself. */
export const enDocument = { title: 'Lintel: one door for every wallet' }
