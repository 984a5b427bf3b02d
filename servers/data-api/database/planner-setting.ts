/**
 * Every query reads a range of an index in its order. Where the planner has no statistics, which PGlite never gathers and
 * PostgreSQL gathers late, it takes histories for short, reads the whole of one by a bitmap and sorts it: 794 ms instead of
 * a few for a page of a long one.
 */
export const plannerSetting = 'enable_bitmapscan=off'
