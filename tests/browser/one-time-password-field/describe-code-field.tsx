import { type ComponentType, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { wait } from '../../../src/rules/async/wait.js'
import { Theme } from '../../../src/theme/index.js'

/** The common props of fields for a code, of any library. Each box is a `[data-box]`. */
export type CodeFieldProps = {
  name: string
  kind?: 'numeric' | 'alpha' | 'alphanumeric'
  defaultValue?: string
  disabled?: boolean
  readOnly?: boolean
  autoSubmit?: boolean
  onComplete?: (code: string) => void
}

const LABEL = 'One-time code'

/**
 * The cases of a one-time code field, with a real keyboard and a real clipboard. They also
 * run against two other libraries (docs/one-time-password-field.md).
 */
export function describeCodeField(
  name: string,
  CodeField: ComponentType<CodeFieldProps & { 'aria-label': string }>,
): void {
  describe(name, () => {
    let root: Root | undefined
    const onSubmit = vi.fn()
    const onComplete = vi.fn()
    const complaints = vi.fn()

    beforeEach(() => {
      vi.clearAllMocks()
      vi.spyOn(console, 'error').mockImplementation(complaints)
    })
    afterEach(() => {
      root?.unmount()
      document.querySelector('main')?.remove()
      vi.restoreAllMocks()
    })

    const show = async (props: Partial<CodeFieldProps> = {}, direction: 'ltr' | 'rtl' = 'ltr') => {
      const container = document.createElement('main')
      document.body.append(container)
      root = createRoot(container)
      root.render(
        <StrictMode>
          <Theme root direction={direction}>
            <form
              dir={direction}
              onSubmit={(event) => {
                event.preventDefault()
                onSubmit(new FormData(event.currentTarget).get('code'))
              }}
            >
              <CodeField {...props} name="code" aria-label={LABEL} onComplete={onComplete} />
              <textarea aria-label="Clipboard" />
              <button type="submit">Continue</button>
            </form>
          </Theme>
        </StrictMode>,
      )
      await expect.poll(() => document.querySelector('form input')).not.toBeNull()
    }
    /** Shows the field and places the caret after its text, as a press would. */
    const open = async (props: Partial<CodeFieldProps> = {}) => {
      await show(props)
      const inputs = [...document.querySelectorAll<HTMLInputElement>('form input:not([type="hidden"])')]
      const target = inputs.find((input) => input.value === '') ?? inputs.at(-1)
      target?.focus()
      if (inputs.length === 1) target?.setSelectionRange(target.value.length, target.value.length)
      await pause()
    }
    const readForm = () => new FormData(document.querySelector('form') ?? undefined).get('code')
    const expectCode = (code: string) => expect.poll(readForm).toBe(code)
    const paste = async (text: string) => {
      const focused = document.activeElement as HTMLInputElement | null
      const [start, end] = [focused?.selectionStart ?? 0, focused?.selectionEnd ?? 0]
      const clipboard = document.querySelector('textarea')
      if (clipboard) clipboard.value = text
      clipboard?.select()
      await userEvent.copy()
      focused?.focus()
      focused?.setSelectionRange(start, end)
      await pause()
      await userEvent.paste()
      await pause()
    }

    test('is one field to assistive technology, with its name', async () => {
      await show()
      await expect.element(page.getByRole('textbox', { name: LABEL })).toBeInTheDocument()
      expect(
        page
          .getByRole('textbox')
          .elements()
          .filter((one) => one.tagName === 'INPUT'),
      ).toHaveLength(1)
    })
    test('asks for a one-time code, once', async () => {
      await show()
      expect(document.querySelectorAll('[autocomplete="one-time-code"]')).toHaveLength(1)
    })
    test('is one tab stop', async () => {
      await open({ defaultValue: '417' })
      await userEvent.keyboard('{Tab}')
      expect(document.activeElement).toBe(document.querySelector('textarea'))
    })
    test('accepts a whole code from autofill', async () => {
      await open()
      const field = document.activeElement as HTMLInputElement
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '417238')
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      await expectCode('417238')
    })
    test('adds no style element, which a strict policy would refuse', async () => {
      const before = document.querySelectorAll('style').length
      await open()
      expect(document.querySelectorAll('style').length).toBe(before)
    })
    test('mounts in StrictMode without a warning', async () => {
      await show({ defaultValue: '417' })
      expect(complaints).not.toHaveBeenCalled()
    })

    test.each([
      ['numeric', '4a-1', '41'],
      ['alpha', 'a4-b', 'ab'],
      ['alphanumeric', 'a4-b', 'a4b'],
    ] as const)('accepts the typed characters of a %s code', async (kind, keys, code) => {
      await open({ kind })
      await userEvent.keyboard(keys)
      await expectCode(code)
    })
    test('accepts no more characters than boxes', async () => {
      await open()
      await userEvent.keyboard('41723899')
      await expectCode('417238')
    })

    test('paste drops spaces and invalid characters', async () => {
      await open()
      await paste('12 34-56')
      await expectCode('123456')
      expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456')
    })
    test('paste inserts at the caret', async () => {
      await open({ defaultValue: '12' })
      await userEvent.keyboard('{Home}{ArrowRight}')
      await paste('99')
      await expectCode('1992')
    })
    test('an all-invalid paste changes nothing, and shows the reason', async () => {
      await open({ defaultValue: '12' })
      await paste('abc')
      await expectCode('12')
      expect(document.querySelector('[role="status"], [role="alert"], [aria-live]')?.textContent).toBeTruthy()
    })

    test('a complete typed code is submitted once, with one callback', async () => {
      await open({ autoSubmit: true })
      await userEvent.keyboard('417238')
      await expect.poll(() => onSubmit.mock.calls).toEqual([['417238']])
      await pause()
      expect(onSubmit).toHaveBeenCalledOnce()
      expect(onComplete).toHaveBeenCalledExactlyOnceWith('417238')
    })
    test('a complete pasted code is submitted once', async () => {
      await open({ autoSubmit: true })
      await paste('417-238')
      await expect.poll(() => onSubmit.mock.calls).toEqual([['417238']])
      await pause()
      expect(onSubmit).toHaveBeenCalledOnce()
    })
    test('a complete default value is not submitted', async () => {
      await open({ autoSubmit: true, defaultValue: '417238' })
      await pause()
      expect(onSubmit).not.toHaveBeenCalled()
    })
    test('an incomplete code is not submitted', async () => {
      await open()
      await userEvent.keyboard('417{Enter}')
      await pause()
      expect(onSubmit).not.toHaveBeenCalled()
    })
    test('Enter submits a complete code', async () => {
      await open()
      await userEvent.keyboard('417238{Enter}')
      await expect.poll(() => onSubmit.mock.calls).toEqual([['417238']])
    })

    test.each([
      ['Backspace at the end', '{Backspace}', '123'],
      ['Backspace twice', '{Backspace}{Backspace}', '12'],
      ['Home and Delete', '{Home}{Delete}', '234'],
      ['ArrowLeft and Backspace, which empties the current box', '{ArrowLeft}{ArrowLeft}{Backspace}', '124'],
      ['ArrowLeft and Backspace twice', '{ArrowLeft}{ArrowLeft}{Backspace}{Backspace}', '14'],
      ['ArrowLeft and a digit, which is typed over', '{ArrowLeft}{ArrowLeft}9', '1294'],
      ['Home, ArrowRight and a digit', '{Home}{ArrowRight}9', '1934'],
      ['Home, End and a digit', '{Home}{End}9', '12349'],
      ['select all and Backspace', '{Control>}a{/Control}{Backspace}', ''],
      ['select all and a digit', '{Control>}a{/Control}9', '9'],
      ['cut', '{Control>}a{/Control}{Control>}x{/Control}', ''],
    ])('%s', async (_name, keys, code) => {
      await open({ defaultValue: '1234' })
      await userEvent.keyboard(keys)
      await expectCode(code)
    })
    test('undo reverts the last change', async () => {
      await open()
      await userEvent.keyboard('123')
      await expectCode('123')
      await userEvent.keyboard('{Backspace}')
      await expectCode('12')
      await userEvent.keyboard('{Control>}z{/Control}')
      await expectCode('123')
    })
    test('select all and copy take the whole code', async () => {
      await open({ defaultValue: '1234' })
      await userEvent.keyboard('{Control>}a{/Control}')
      await userEvent.copy()
      document.querySelector('textarea')?.focus()
      await userEvent.paste()
      expect(document.querySelector('textarea')?.value).toBe('1234')
    })

    test('read-only it accepts neither keys nor a paste', async () => {
      await open({ defaultValue: '12', readOnly: true })
      await userEvent.keyboard('3{Backspace}')
      await paste('99')
      await expectCode('12')
    })
    test('disabled it accepts no paste, and is not submitted', async () => {
      await show({ defaultValue: '12', disabled: true })
      const field = document.querySelector('form input:not([type="hidden"])')
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', '99')
      field?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      await pause()
      expect(readForm()).toBeNull()
      expect([...document.querySelectorAll('[data-box]')].map(readBox).join('')).toBe('12')
    })
    test('a reset of its form restores the default', async () => {
      await open({ defaultValue: '12' })
      await userEvent.keyboard('34')
      await expectCode('1234')
      document.querySelector('form')?.reset()
      await expectCode('12')
      expect([...document.querySelectorAll('[data-box]')].map(readBox).join('')).toBe('12')
    })
    test('an over-long default is cut', async () => {
      await show({ defaultValue: '12 3456789' })
      await expectCode('123456')
    })
    test('right to left the boxes keep their order', async () => {
      await show({ defaultValue: '12' }, 'rtl')
      const places = [...document.querySelectorAll('[data-box]')].map((one) => one.getBoundingClientRect().x)
      expect(places).toHaveLength(6)
      expect(places).toEqual(places.toSorted((one, other) => one - other))
    })
  })
}

const pause = () => wait(50)
const readBox = (box: Element) => (box instanceof HTMLInputElement ? box.value : (box.textContent ?? '').trim())
