import { expect, it, vi } from 'vitest'
import { UnverifiedDomainError } from '../../../src/core/errors/embedded-errors.js'
import { createFakeFrame } from './fixtures/fake-frame.js'
import { openEmbedded } from './fixtures/open-embedded.js'

const answer = vi.hoisted(() => ({ isListed: false }))

// The page of the tests is on loopback, which the real one does not ask for. It has its own test.
vi.mock('../../../src/embedded/wallet/client/check-origin.js', () => ({
  checkOrigin: async () => {
    if (!answer.isListed) throw new UnverifiedDomainError({ origin: 'https://app.example' })
  },
}))

it('asks nothing of the frame on a page whose origin the project does not list, and reports it', async () => {
  const fake = createFakeFrame()
  const { wallet, reported } = openEmbedded()
  await expect(wallet.sendEmail('nora@example.com')).rejects.toMatchObject({ code: 'unverified-domain' })
  expect(fake.asked).toEqual([])
  expect(reported).toMatchObject([{ code: 'unverified-domain' }])
})

it('asks the frame on a page that is listed', async () => {
  answer.isListed = true
  const fake = createFakeFrame()
  const { wallet } = openEmbedded()
  await wallet.sendEmail('nora@example.com')
  expect(fake.asked.map(({ name }) => name)).toContain('CONNECT_EMAIL')
})
