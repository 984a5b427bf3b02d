import { expect, test } from 'vitest'
import { refusesTraces } from '../../../../servers/bundler/simulation/create-validation-check.js'

test.each([
  [-32_601, 'Method not found', true],
  [-32_000, 'the method debug_traceCall does not exist/is not available', true],
  [-32_000, 'method is not whitelisted', true],
  [-32_000, 'tracer not found', true],
  [-32_000, 'unsupported method: debug_traceCall on the free plan', true],
  [-32_000, 'header not found', false],
  [-32_000, 'block #123 not found', false],
  [-32_000, 'historical state is not available', false],
  [-32_000, 'execution timeout', false],
])('%i "%s": the node refuses all traces: %s', (code, text, refuses) => {
  expect(refusesTraces({ code, text })).toBe(refuses)
})
