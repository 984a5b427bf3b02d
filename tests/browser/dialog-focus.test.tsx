import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog, DialogContent, DialogTitle } from '../../src/components/index.js'
import { Theme } from '../../src/theme/index.js'
import { mountRoot } from './mount-root.js'

const render = mountRoot()

const button = (name: string) => page.getByRole('button', { name, exact: true })

async function show() {
  render(
    <Theme>
      <Dialog open>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>Rows</DialogTitle>
          <button type="button">First</button>
          <button type="button">Second</button>
          <p data-testid="row">A row</p>
        </DialogContent>
      </Dialog>
    </Theme>,
  )
  await expect.element(button('First')).toBeVisible()
  ;(button('First').element() as HTMLElement).focus()
}

test('Tab moves on, also when something is removed while nothing has the focus', async () => {
  await show()
  const row = page.getByTestId('row').element()
  button('First')
    .element()
    .addEventListener('focusout', () => row.remove())
  await userEvent.keyboard('{Tab}')
  await expect.element(button('Second')).toHaveFocus()
  expect(row.isConnected).toBe(false)
})

test('once the focused element is removed, the dialog has the focus', async () => {
  await show()
  button('First').element().remove()
  await expect.element(page.getByRole('dialog')).toHaveFocus()
})
