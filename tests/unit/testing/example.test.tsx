// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { isRejection } from '../../../src/core/index.js'
import { ConnectButton, createLintel, LintelModal, LintelProvider, useAccount, useLintel } from '../../../src/index.js'
import { createMemoryStorage, type MockChain, mockChain, sampleNetworks } from '../../../src/testing/index.js'

// The modal is loaded when it opens, which may take longer than the default of a second.
configure({ asyncUtilTimeout: 5_000 })

/** The app under test. */
function SignIn() {
  const { account } = useAccount()
  const { actions } = useLintel()
  const [result, setResult] = useState('Not signed in')
  const signIn = () =>
    actions.signMessage({ message: 'Sign in to Harbor' }).then(
      () => setResult('Welcome'),
      (error: unknown) => setResult(isRejection(error) ? 'You refused to sign' : 'Something went wrong'),
    )
  return (
    <>
      {account && (
        <button type="button" onClick={signIn}>
          Sign in
        </button>
      )}
      <p role="status">{result}</p>
    </>
  )
}

function renderApp(mock: MockChain) {
  const lintel = createLintel({
    metadata: { name: 'Harbor' },
    networks: sampleNetworks,
    adapters: [mock],
    storage: createMemoryStorage(),
  })
  render(
    <LintelProvider lintel={lintel}>
      <ConnectButton />
      <SignIn />
      <LintelModal />
    </LintelProvider>,
  )
}

afterEach(cleanup)

test('a visitor connects and signs in', async () => {
  const user = userEvent.setup()
  renderApp(mockChain())
  await user.click(await screen.findByRole('button', { name: 'Connect wallet' }))
  await user.click(await screen.findByRole('button', { name: /^Foxglove/ }))
  await user.click(await screen.findByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Welcome'))
})

test('a visitor who connected before is still connected, and may refuse to sign', async () => {
  const user = userEvent.setup()
  const mock = mockChain({ restore: 'example.foxglove' })
  mock.control.fail('signMessage', 'request-rejected')
  renderApp(mock)
  await user.click(await screen.findByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('You refused to sign'))
})
