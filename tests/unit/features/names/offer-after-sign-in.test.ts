import { expect, test } from 'vitest'
import { signInRules } from '../../../../src/features/sign-in/model/sign-in-rules.js'
import { createFakeSiwx, makeSession } from '../../core/fixtures/fake-siwx.js'
import { ADDRESS } from '../../core/fixtures/make-state.js'
import { connected, logIn, makeApp, run, setUp, shown } from './new-account.js'

test('a name is offered after a sign-in that the app asks for, and not when it is refused', () => {
  const app = makeApp({ siwx: createFakeSiwx().siwx })
  const asked = run(app, [...logIn, ...setUp, connected], [signInRules])
  expect(shown(asked)).toEqual(['SIWXSignMessage'])
  const signed = { ...makeSession(ADDRESS), signOuts: 0 } as never
  const added = run(asked, [{ type: 'sign-in/added', session: signed }], [signInRules])
  expect(shown(added)).toEqual(['ChooseAccountName'])
  expect(shown(run(asked, [{ type: 'sign-in/cancel', id: 2 }], [signInRules]))).toEqual([])
})
