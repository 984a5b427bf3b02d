import type { DatabaseDefinition } from '../../database/database-definition.js'
import { migrationConfig } from './migrations.js'
import { plannerSetting } from './planner-setting.js'

/** The tables of the index, and how its queries are planned. */
export const indexDefinition: DatabaseDefinition = { migrations: [migrationConfig], settings: [plannerSetting] }
