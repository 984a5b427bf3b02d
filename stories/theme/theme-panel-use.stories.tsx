import { useState } from 'react'
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { waitUntilStill } from '../../.storybook/wait-until-still.js'
import { Button, Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '../../src/components/index.js'
import { Theme, ThemePanel, useThemeSettings } from '../../src/theme/index.js'
import { holdTimers } from '../support/hold-timers.js'
import { PageSample } from './support/panel-demo.js'

const onDialogChange = fn()

/** A page as in an app: the hook, the theme, the panel. Nothing is stored, so that stories do not affect each other. */
function Page({ isModal = false }: { isModal?: boolean }) {
  const theme = useThemeSettings({ storageKey: null, urlParameter: null })
  const [isOpen, setOpen] = useState(isModal)
  return (
    <Theme {...theme.settings} data-testid="page" style={{ background: 'var(--lintel-page-background)', padding: 16 }}>
      <PageSample />
      <input aria-label="Amount" defaultValue="" />
      <Dialog
        open={isOpen}
        onOpenChange={(open, details) => {
          onDialogChange(open, details)
          setOpen(open)
        }}
      >
        <DialogContent>
          <DialogHeader closeLabel="Close the dialog">
            <DialogTitle>Send tokens</DialogTitle>
          </DialogHeader>
          <DialogBody>
            <Button>Send</Button>
          </DialogBody>
        </DialogContent>
      </Dialog>
      <ThemePanel theme={theme} />
    </Theme>
  )
}

const meta = preview.meta({
  title: 'Theme/ThemePanel in use',
  component: Page,
  beforeEach: () => {
    localStorage.removeItem('theme')
    onDialogChange.mockClear()
  },
  // Before axe runs.
  afterEach: waitUntilStill,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
})

/** T opens the panel with focus on the accents; Escape closes it and restores focus. */
export const OpensAndCloses = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Connect wallet' })
    opener.focus()
    await userEvent.keyboard('t')
    await screen.findByRole('dialog', { name: 'Theme' })
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Indigo' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('t')
    await screen.findByRole('dialog', { name: 'Theme' })
    // T works from inside as well, where a radio button has focus.
    await userEvent.keyboard('t')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(opener).toHaveFocus()
  },
})

/** It is not modal: the page stays usable, Escape outside belongs to the page, and closing does not move focus there. */
export const LeavesThePageAlone = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openPanel(userEvent)
    const amount = canvas.getByRole('textbox', { name: 'Amount' })
    await userEvent.click(amount)
    await userEvent.keyboard('12{Escape}')
    await expect(amount).toHaveValue('12')
    // It fades in.
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Theme' })).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})

/** T and D do nothing while typing and with a modifier. */
export const IgnoresLettersThatAreText = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Amount' }))
    await userEvent.keyboard('td')
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('td')
    canvas.getByRole('button', { name: 'Connect wallet' }).focus()
    await userEvent.keyboard('{Control>}t{/Control}{Meta>}d{/Meta}{Alt>}t{/Alt}{Shift>}d{/Shift}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByTestId('page')).toHaveAttribute('data-appearance', 'dark')
    await userEvent.keyboard('d')
    await expect(canvas.getByTestId('page')).toHaveAttribute('data-appearance', 'light')
    await userEvent.keyboard('d')
    await expect(canvas.getByTestId('page')).toHaveAttribute('data-appearance', 'dark')
  },
})

/** Everything by keyboard: arrows, rows of ten, Home and End; the panel and the page follow each step. */
export const ByKeyboardAlone = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openPanel(userEvent)
    const page = canvas.getByTestId('page')
    await userEvent.keyboard('{ArrowUp}')
    await expect(page).toHaveAttribute('data-accent', 'orange')
    await userEvent.keyboard('{ArrowUp}')
    await expect(page).toHaveAttribute('data-accent', 'indigo')
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(page, 'the column goes round').toHaveAttribute('data-accent', 'tomato')
    await userEvent.keyboard('{Home}')
    await expect(page).toHaveAttribute('data-accent', 'gray')
    await userEvent.keyboard('{End}')
    await expect(page).toHaveAttribute('data-accent', 'sky')
    await expect(screen.getByRole('radio', { name: 'Sky' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await expect(page).toHaveAttribute('data-gray', 'sand')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(page).toHaveAttribute('data-radius', 'full')
    await userEvent.tab()
    await userEvent.keyboard('{Home}')
    await expect(page).toHaveAttribute('data-scaling', '90%')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(page).toHaveAttribute('data-panel', 'solid')
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await expect(page).toHaveAttribute('dir', 'rtl')
    // The panel is mirrored: the left arrow selects the next one, here the first.
    await userEvent.keyboard('{ArrowLeft}')
    await expect(page).not.toHaveAttribute('dir')
  },
})

/** In right-to-left the arrow keys select in the direction they point to. */
export const MirroredArrows = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openPanel(userEvent)
    await userEvent.click(screen.getByRole('radio', { name: 'RTL' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Red' }))
    const red = screen.getByRole('radio', { name: 'Red' }).getBoundingClientRect()
    await userEvent.keyboard('{ArrowLeft}')
    const next = (document.activeElement as Element).getBoundingClientRect()
    await expect(canvas.getByTestId('page')).toHaveAttribute('data-accent', 'ruby')
    await expect(next.x).toBeLessThan(red.x)
  },
})

/** Undo goes back step by step; a reset is a step. With nothing left to undo the button keeps focus. */
export const UndoAndReset = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openPanel(userEvent)
    const page = canvas.getByTestId('page')
    const undo = screen.getByRole('button', { name: 'Undo' })
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('radio', { name: 'Lime' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Full' }))
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
    await expect(page).toHaveAttribute('data-accent', 'indigo')
    await expect(page).toHaveAttribute('data-radius', 'medium')
    await userEvent.click(undo)
    await expect(page).toHaveAttribute('data-accent', 'lime')
    await expect(page).toHaveAttribute('data-radius', 'full')
    screen.getByRole('radio', { name: 'Lime' }).focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(page).toHaveAttribute('data-radius', 'medium')
    await userEvent.click(undo)
    await expect(page).toHaveAttribute('data-accent', 'indigo')
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
    await expect(undo).toHaveFocus()
    await userEvent.click(undo)
    await expect(page).toHaveAttribute('data-accent', 'indigo')
  },
})

/** Copies as JSX, css variables and JSON; shows "Copied" for 2000 ms and announces it. */
export const Copies = meta.story({
  play: async ({ userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const timers = holdTimers(2000)
    try {
      await openPanel(userEvent)
      await userEvent.click(screen.getByRole('radio', { name: 'Lime' }))
      const copy = screen.getByRole('button', { name: 'Copy theme' })
      await userEvent.click(copy)
      await waitFor(() => expect(copy).toHaveAttribute('data-status', 'copied'))
      await expect(write).toHaveBeenLastCalledWith('<Theme accent="lime">')
      await expect(screen.getByRole('status')).toHaveTextContent('Copied')
      await expect(copy).toHaveAccessibleName('Copy theme')
      await expect(timers.pending()).toBe(1)
      timers.elapse()
      await waitFor(() => expect(copy).toHaveAttribute('data-status', 'ready'))
      await userEvent.click(screen.getByRole('radio', { name: 'JSON' }))
      await userEvent.click(copy)
      await waitFor(() => expect(write).toHaveBeenCalledTimes(2))
      await expect(JSON.parse(String(write.mock.lastCall?.[0]))).toMatchObject({ accent: 'lime', scaling: '100%' })
      await userEvent.click(screen.getByRole('radio', { name: 'CSS variables' }))
      await userEvent.click(copy)
      await waitFor(() => expect(write).toHaveBeenCalledTimes(3))
      await expectSameLook(String(write.mock.lastCall?.[0]))
    } finally {
      timers.release()
    }
  },
})

/** When copying is refused, it shows why and selects the text; Escape still closes the panel. */
export const ClipboardRefused = meta.story({
  play: async ({ userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await openPanel(userEvent)
    await userEvent.click(screen.getByRole('button', { name: 'Copy theme' }))
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /did not allow copying/ })
    await expect(field).toHaveFocus()
    await expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('<Theme>')
    await userEvent.type(field, 'x', { skipClick: true })
    await expect(field).toHaveValue('<Theme>')
    // Refused a second time: the text is selected again.
    await userEvent.click(screen.getByRole('button', { name: 'Copy theme' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: /did not allow copying/ })).toHaveFocus())
  },
})

/** Above an open dialog it stays usable: not hidden, not trapped, and Escape closes it first. */
export const OverAModal = meta.story({
  args: { isModal: true },
  play: async ({ userEvent }) => {
    const close = await screen.findByRole('button', { name: 'Close the dialog' })
    await waitFor(() => expect(close).toHaveFocus())
    await userEvent.keyboard('t')
    await screen.findByRole('dialog', { name: 'Theme' })
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Indigo' })).toHaveFocus())
    await userEvent.click(screen.getByRole('radio', { name: 'Tomato' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(screen.getByRole('radio', { name: 'Red' })).toHaveFocus()
    await expect(onDialogChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog', { name: 'Theme' })).toBeNull()
    await expect(onDialogChange).not.toHaveBeenCalled()
    await expect(close).toHaveFocus()
    // Tab does not leave a modal, so T moves focus into an open panel and Escape back.
    await userEvent.keyboard('t')
    await screen.findByRole('dialog', { name: 'Theme' })
    const send = screen.getByRole('button', { name: 'Send' })
    send.focus()
    await userEvent.keyboard('t')
    await expect(screen.getByRole('radio', { name: 'Red' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog', { name: 'Theme' })).toBeNull()
    await expect(send).toHaveFocus()
    // Closing the dialog below it does not take its focus.
    await userEvent.keyboard('t')
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Red' })).toHaveFocus())
    const overlay = document.querySelector('[data-lintel-overlay]') as HTMLElement
    await expect(overlay.getBoundingClientRect().width).toBeGreaterThan(0)
    await userEvent.keyboard('{ArrowRight}')
    await expect(screen.getByRole('radio', { name: 'Ruby' })).toHaveFocus()
  },
})

type User = { keyboard: (keys: string) => Promise<void> }

async function openPanel(userEvent: User): Promise<void> {
  await userEvent.keyboard('t')
  await screen.findByRole('dialog', { name: 'Theme' })
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Indigo' })).toHaveFocus())
}

/** The copied css gives the same values as the theme, without any part of Lintel around it. */
async function expectSameLook(css: string): Promise<void> {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css.replace(':root', '#copied'))
  const host = document.createElement('div')
  host.id = 'copied'
  const probe = document.createElement('span')
  host.append(probe)
  document.body.append(host)
  document.adoptedStyleSheets.push(sheet)
  try {
    const themed = screen.getByTestId('page').appendChild(document.createElement('span'))
    for (const [property, value] of [
      ['color', 'var(--lintel-gray-text)'],
      ['background-color', 'var(--lintel-accent-solid)'],
      ['border-start-start-radius', 'var(--lintel-radius-control-5)'],
      ['padding-inline-start', 'var(--lintel-space-4)'],
      ['font-size', 'var(--lintel-font-size-3)'],
      ['box-shadow', 'var(--lintel-shadow-4)'],
    ] as const) {
      for (const element of [probe, themed]) element.style.setProperty(property, value)
      const [copied, original] = [probe, themed].map((one) => getComputedStyle(one).getPropertyValue(property))
      await expect(copied, property).toBe(original)
    }
    themed.remove()
    await expect(css).not.toMatch(/calc\(|light-dark\(|\bvar\(/)
    // Neither system settings of the visitor nor the z-index of the app.
    await expect(css).not.toMatch(/--lintel-(motion-distance|touch-target|modal-|z-index-)/)
  } finally {
    host.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
