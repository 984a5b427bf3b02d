// @vitest-environment jsdom
import { describeKit } from './kit-cases.js'

describeKit('jsdom')
