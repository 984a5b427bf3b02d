import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CopyButton } from '../../src/components/index.js'
import { en } from '../../src/features/english.js'
import { enReceive } from '../../src/features/receive/messages/en.js'
import { WalletReceiveView } from '../../src/features/receive/views/wallet-receive/wallet-receive-view.js'
import { Theme } from '../../src/theme/index.js'

const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const place = document.createElement('main')
let root: ReturnType<typeof createRoot>

function show(children: React.ReactNode): void {
  document.body.append(place)
  root = createRoot(place)
  root.render(
    <Theme>
      {children}
      <textarea aria-label="Pasted" />
    </Theme>,
  )
}

/** The content of the clipboard, pasted by the keyboard of the visitor. */
async function readClipboard(): Promise<string> {
  const field = page.getByRole('textbox', { name: 'Pasted' })
  await userEvent.click(field)
  await userEvent.paste()
  return (field.element() as HTMLTextAreaElement).value
}

afterEach(() => {
  root.unmount()
  place.remove()
  vi.restoreAllMocks()
})

test('a page without the clipboard API copies', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
  // Listeners of the page do not change what is copied.
  const change = vi.fn((event: ClipboardEvent) => event.clipboardData?.setData('text/plain', 'other'))
  document.addEventListener('copy', change)
  show(<CopyButton value={address} label="Copy address" />)
  const button = page.getByRole('button', { name: 'Copy address' })
  await userEvent.click(button)
  await expect.element(button).toHaveAttribute('data-status', 'copied')
  document.removeEventListener('copy', change)
  expect(change).not.toHaveBeenCalled()
  expect(await readClipboard()).toBe(address)
})

test('the address of Receive is copied by hand without spaces', async () => {
  const nothing = () => undefined
  show(
    <WalletReceiveView
      words={en}
      labels={enReceive}
      address={address}
      link={address}
      network={{ name: 'Ethereum' }}
      networkCount={1}
      isOwn
      onNetworks={nothing}
    />,
  )
  await expect.element(page.getByTitle(address)).toBeVisible()
  getSelection()?.selectAllChildren(page.getByTitle(address).element())
  await userEvent.copy()
  expect(await readClipboard()).toBe(address)
})
