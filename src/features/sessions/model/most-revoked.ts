/** The most sessions that one operation ends, and so one approval: each is about 1 KB of its data. */
export const MOST_REVOKED = 50
