import type { DatabaseDefinition } from '../../database/database-definition.js'
import { migrationConfig } from './migrations.js'

/**
 * Every query reads a range of an index in its order. Where the planner has no statistics, which PGlite never gathers and
 * PostgreSQL gathers late, it takes histories for short, reads the whole of one by a bitmap and sorts it: 794 ms instead of
 * a few for a page of a long one.
 */
const plannerSetting = 'enable_bitmapscan=off'

/** The tables of the index, and how its queries are planned. */
export const indexDefinition: DatabaseDefinition = { migrations: [migrationConfig], settings: [plannerSetting] }
