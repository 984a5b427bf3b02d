import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, me, type OpenedSend, openSend } from '../send/open-send.js'

let opened: OpenedSend

afterEach(() => opened.close())

const account = page.getByRole('dialog', { name: 'Account' })

test('Account shows the account, its actions and its tabs before anything has answered', async () => {
  opened = await openSend({
    request: { view: 'Account' },
    isDataHeld: true,
    unanswered: ['getBalance', 'getTokenBalances', 'lookUpName', 'quote'],
  })
  await expect.element(account).toBeVisible()
  await expect.element(account).toHaveTextContent(new RegExp(me.slice(0, 4)))
  for (const name of ['Send', 'Receive', 'Copy address', 'Disconnect'])
    await expect.element(button(name)).toBeInTheDocument()
  for (const name of ['Tokens', 'NFTs', 'Activity']) await expect.element(page.getByRole('tab', { name })).toBeVisible()
  await expect.poll(() => document.querySelector('[role="tabpanel"] [role="status"]')?.ariaBusy).toBe('true')
  await expect.poll(() => opened.dataApi.control.calls.length).toBeGreaterThan(0)
  // So does Send.
  await button('Send').click()
  await expect.element(page.getByRole('dialog', { name: 'Send' })).toBeVisible()
  opened.dataApi.control.release()
  opened.lintel.actions.back()
  await expect.element(page.getByRole('button', { name: /^Ether/ })).toBeVisible()
})
