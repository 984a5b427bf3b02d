import { expect, it } from 'vitest'
import { toRelayRefusal } from '../../../../src/chains/walletconnect/client/to-relay-refusal.js'

it.each([
  ['Unauthorized: origin not allowed', 'invalid-app-configuration'],
  ['Unauthorized: invalid key', 'invalid-project-id'],
  ['JWT validation error: JWT Token is not yet valid', 'relay-session-expired'],
  ['JWT validation error: JWT Token has expired', 'relay-session-expired'],
  ['JWT validation error: the token must use EdDSA', 'relay-refused'],
  ['', 'relay-refused'],
])('"%s" of a relay is %s', (text, code) => {
  const thrown = new Error(`WebSocket connection closed abnormally with code: 3000 (${text})`)
  expect(toRelayRefusal(thrown)).toMatchObject({ code, details: thrown.message, cause: thrown })
})
