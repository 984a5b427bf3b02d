import { expect, it } from 'vitest'
import { reduce } from '../../../../src/core/transitions/reduce.js'
import { loginRules } from '../../../../src/features/login/model/login-rules.js'
import { makeState, run } from '../../core/fixtures/make-state.js'

it('closes the window of a social account when its view is left, not when the frame covers it', () => {
  const end = { type: 'login/cancel-social' }
  const request = { id: 'a', method: 'recovery-setup' }
  const shown = run(makeState(), [{ type: 'modal/open', view: { name: 'ConnectingSocial', provider: 'google' } }])
  const effectsOf = (event: Parameters<typeof reduce>[1]) => reduce(shown, event, 0, [loginRules]).effects
  expect(effectsOf({ type: 'request/added', request })).not.toContainEqual(end)
  expect(effectsOf({ type: 'router/back' })).toContainEqual(end)
})
