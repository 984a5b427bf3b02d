export type { BundlerLimits } from './bundler-limits.js'
export type { BundlerSettings } from './bundler-settings.js'
export { type BundlerServiceOptions, createBundlerService } from './create-bundler-service.js'
