import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { formatReference } from './format-reference.js'

writeFileSync(resolve(import.meta.dirname, '../../docs/reference.md'), formatReference())
