import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { formatAnalytics } from './format-analytics.js'
import { formatConfiguration } from './format-configuration.js'
import { formatReference } from './format-reference.js'

const docs = resolve(import.meta.dirname, '../../docs')

writeFileSync(resolve(docs, 'reference.md'), formatReference())
writeFileSync(resolve(docs, 'analytics.md'), formatAnalytics())
writeFileSync(resolve(docs, 'configuration.md'), formatConfiguration())
