/** The most sessions that one operation, and so one approval, ends: each adds about 1 KB of data. */
export const MAX_REVOKED = 50
