// @vitest-environment happy-dom
import { describeKit } from './kit-cases.js'

describeKit('happy-dom')
