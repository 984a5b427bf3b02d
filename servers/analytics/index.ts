export type { AnalyticsSettings } from './analytics-settings.js'
export { type AnalyticsServiceOptions, createAnalyticsService } from './create-analytics-service.js'
export { analyticsDefinition } from './database/analytics-definition.js'
