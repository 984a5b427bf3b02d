import { joinDefinitions } from '../../database/database-definition.js'
import { namesDefinition } from '../names/database/names-definition.js'
import { ordersDefinition } from '../on-ramp/database/orders-definition.js'
import { paymentsDefinition } from '../pay/database/payments-definition.js'
import { sessionsDefinition } from '../sessions/database/sessions-definition.js'
import { indexDefinition } from './index-definition.js'

/** The tables of the data API. A part that is not switched on has empty ones. */
export const dataApiDefinition = joinDefinitions(
  indexDefinition,
  namesDefinition,
  ordersDefinition,
  paymentsDefinition,
  sessionsDefinition,
)
