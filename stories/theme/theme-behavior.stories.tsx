import { Profiler, useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Badge, Button, Dialog, DialogContent, DialogTitle, IconButton, Text } from '../../src/components/index.js'
import {
  type CustomAccent,
  Theme,
  type ThemeProps,
  useAppearance,
  useShownAppearance,
  useTheme,
  useThemeKeys,
} from '../../src/theme/index.js'
import { themeProps } from '../../src/theme/theme.props.js'

const meta = preview.meta({
  title: 'Theme/Theme in use',
  component: Theme,
  tags: ['!autodocs'],
})

/** The smallest css of an accent that the stories need. */
function makeAccent(name: string, color: string): CustomAccent {
  const css = `:where([data-accent="${name}"]) { --lintel-accent-9: ${color}; --lintel-accent-text-on-solid: #fff }`
  return { name, css, gray: 'sage' }
}

const green = 'rgb(0, 100, 60)'
const blue = 'rgb(0, 60, 140)'
const backgroundOf = (node: Element) => getComputedStyle(node).backgroundColor
const countSheets = (name: string) =>
  document.adoptedStyleSheets.filter((sheet) =>
    [...sheet.cssRules].some(({ cssText }) => cssText.includes(`"${name}"`)),
  ).length

/** The css of an accent of the app is added, also for overlays, and removed with the last theme that uses it. */
export const BringsItsAccent = meta.story({
  render: function Render() {
    const [shown, setShown] = useState(2)
    const [color, setColor] = useState(green)
    const accent = makeAccent('brand', color)
    return (
      <>
        <Button accent="gray" onClick={() => setShown(shown - 1)}>
          One theme less
        </Button>
        <Button accent="gray" onClick={() => setColor(blue)}>
          Another color
        </Button>
        {shown > 0 ? (
          <Theme accent={accent} data-testid="brand">
            <Button>In the theme</Button>
            <Theme radius="full">
              <Button>Nested</Button>
            </Theme>
            {createPortal(<PortalButton />, document.body)}
          </Theme>
        ) : null}
        {shown > 1 ? (
          <Theme accent={accent}>
            <Button>In the second</Button>
          </Theme>
        ) : null}
        <Button accent="brand">By its name</Button>
      </>
    )
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = canvasElement.ownerDocument
    await expect(canvas.getByTestId('brand')).toHaveAttribute('data-gray', 'sage')
    for (const name of ['In the theme', 'Nested', 'In the second', 'By its name']) {
      await expect(backgroundOf(canvas.getByRole('button', { name }))).toBe(green)
    }
    await expect(page.querySelector('[data-portal]')).toHaveTextContent('brand')
    await expect(countSheets('brand')).toBe(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Another color' }))
    await waitFor(() => expect(backgroundOf(canvas.getByRole('button', { name: 'By its name' }))).toBe(blue))
    await expect(countSheets('brand')).toBe(1)
    await userEvent.click(canvas.getByRole('button', { name: 'One theme less' }))
    await expect(countSheets('brand')).toBe(1)
    await userEvent.click(canvas.getByRole('button', { name: 'One theme less' }))
    await expect(countSheets('brand')).toBe(0)
  },
})

function PortalButton() {
  return (
    <span data-portal="" hidden>
      {useTheme().accent}
    </span>
  )
}

/** An overlay has the theme of the place it was opened from, although it is at the end of the page. */
export const ThroughPortals = meta.story({
  render: () => (
    <Theme accent={makeAccent('door', green)} radius="none" direction="rtl">
      <Dialog open onOpenChange={() => undefined}>
        <DialogContent>
          <DialogTitle>Themed</DialogTitle>
          <Button>Inside</Button>
        </DialogContent>
      </Dialog>
    </Theme>
  ),
  play: async ({ canvasElement }) => {
    const dialog = await waitFor(() => {
      const found = canvasElement.ownerDocument.querySelector('[role="dialog"]')
      if (!found) throw new Error('The dialog is not there yet.')
      return found
    })
    const scope = dialog.closest('[data-lintel-theme]')
    await expect(scope).toHaveAttribute('data-accent', 'door')
    await expect(scope).toHaveAttribute('data-radius', 'none')
    await expect(scope).toHaveAttribute('dir', 'rtl')
    await expect(backgroundOf(dialog.querySelector('[data-lintel-button]') ?? dialog)).toBe(green)
  },
})

const renders = { count: 0 }

/** Owns the theme as an app does. The page is a prop, so a change renders only the theme again. */
function Look({ children }: { children: React.ReactNode }) {
  const [props, setProps] = useState<ThemeProps>({})
  Object.assign(window, { setLook: setProps })
  return (
    <Theme {...props} root>
      {children}
    </Theme>
  )
}

/** Every value of every axis, one after the other: html follows, and no component renders again. */
export const RendersNothingAgain = meta.story({
  render: () => (
    <Look>
      <Profiler
        id="page"
        onRender={() => {
          renders.count += 1
        }}
      >
        <Button>Button</Button>
        <Badge>Badge</Badge>
        <Text>Text</Text>
        <IconButton label="More">
          <svg aria-hidden="true" />
        </IconButton>
      </Profiler>
    </Look>
  ),
  play: async () => {
    const { setLook } = window as unknown as { setLook: (props: ThemeProps) => void }
    const before = renders.count
    await expect(before).toBeGreaterThan(0)
    const html = document.documentElement
    for (const [axis, { values }] of Object.entries(themeProps)) {
      for (const value of values) {
        setLook({ [axis]: value })
        const attribute = axis === 'direction' ? 'dir' : `data-${axis}`
        if (value === 'auto' || value === 'page') continue
        await waitFor(() => expect(html).toHaveAttribute(attribute, value))
      }
    }
    await expect(renders.count).toBe(before)
  },
})

/** A root theme writes to `<html>` only, and restores what was there before. */
export const RootDressesHtml = meta.story({
  render: function Render() {
    const [isShown, setShown] = useState(false)
    const [direction, setDirection] = useState<'rtl' | 'page'>('rtl')
    return (
      <>
        <Button accent="gray" onClick={() => setShown(!isShown)}>
          Toggle
        </Button>
        <Button accent="gray" onClick={() => setDirection('page')}>
          As the page
        </Button>
        {isShown ? (
          <Theme root accent="lime" direction={direction} className="page-wrapper">
            Lime
          </Theme>
        ) : null}
      </>
    )
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const html = document.documentElement
    const readAll = () =>
      html
        .getAttributeNames()
        .map((name) => `${name}=${html.getAttribute(name)}`)
        .sort()
    const before = readAll()
    const toggle = canvas.getByRole('button', { name: 'Toggle' })
    await userEvent.click(toggle)
    await expect(html).toHaveAttribute('data-accent', 'lime')
    await expect(html).toHaveAttribute('data-gray', 'olive')
    await expect(html).toHaveAttribute('dir', 'rtl')
    await expect(canvasElement.querySelectorAll('[data-lintel-theme]')).toHaveLength(0)
    await expect(canvasElement.querySelector('.page-wrapper')).toHaveTextContent('Lime')
    await userEvent.click(canvas.getByRole('button', { name: 'As the page' }))
    await expect(html.getAttribute('dir')).toBe(before.find((text) => text.startsWith('dir='))?.slice(4) ?? null)
    await userEvent.click(toggle)
    await expect(readAll()).toEqual(before)
  },
})

/** An accent without css warns once, with the missing import; an accent with css does not warn. */
export const WarnsOfMissingCss = meta.story({
  render: () => (
    <>
      <Theme accent="nowhere">
        <Badge>nowhere</Badge>
      </Theme>
      <Theme accent="nowhere">
        <Badge>nowhere again</Badge>
      </Theme>
      <Theme accent="lime">
        <Badge>lime</Badge>
      </Theme>
    </>
  ),
  beforeEach: () => {
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined)
    return () => warn.mockRestore()
  },
  play: async () => {
    const warnings = () => (console.warn as ReturnType<typeof fn>).mock.calls.map(([text]) => String(text))
    await waitFor(() => expect(warnings().filter((text) => text.includes('"nowhere"'))).toHaveLength(1))
    await expect(warnings()[0]).toContain('createAccent()')
    await expect(warnings().filter((text) => text.includes('"lime"'))).toEqual([])
  },
})

/** The visitor's choice is stored, shared by every user of the hook, and resolved for `system`. */
export const Appearance = meta.story({
  render: function Render() {
    const [appearance, setAppearance] = useAppearance('light')
    const [again] = useAppearance('light')
    const shown = useShownAppearance(appearance)
    return (
      <>
        <Text data-testid="choice">{`${appearance} ${again} ${shown}`}</Text>
        {themeProps.appearance.values.map((value) => (
          <Button key={value} accent="gray" onClick={() => setAppearance(value)}>
            {value}
          </Button>
        ))}
      </>
    )
  },
  beforeEach: () => {
    localStorage.removeItem('theme')
    return () => localStorage.removeItem('theme')
  },
  play: async ({ canvas, userEvent }) => {
    const choice = canvas.getByTestId('choice')
    await expect(choice).toHaveTextContent('light light light')
    await userEvent.click(canvas.getByRole('button', { name: 'dark' }))
    await expect(choice).toHaveTextContent('dark dark dark')
    await expect(localStorage.getItem('theme')).toBe('dark')
    await userEvent.click(canvas.getByRole('button', { name: 'system' }))
    const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
    await expect(choice).toHaveTextContent(`system system ${system}`)
    // As when another tab writes, and then clears everything.
    localStorage.setItem('theme', 'light')
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }))
    await waitFor(() => expect(choice).toHaveTextContent('light light light'))
    localStorage.setItem('theme', 'sepia')
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    await waitFor(() => expect(choice).toHaveTextContent('light light light'))
  },
})

/** With blocked storage the choice still applies to every user of the hook. */
export const AppearanceWithoutStorage = meta.story({
  render: Appearance.input.render,
  beforeEach: () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    const spies = [
      spyOn(Storage.prototype, 'getItem').mockImplementation(refuse),
      spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
      spyOn(console, 'warn').mockImplementation(() => undefined),
    ]
    return () => {
      for (const spy of spies) spy.mockRestore()
    }
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByTestId('choice')).toHaveTextContent('light light light')
    await userEvent.click(canvas.getByRole('button', { name: 'dark' }))
    await expect(canvas.getByTestId('choice')).toHaveTextContent('dark dark dark')
  },
})

const pressed = { panel: fn(), appearance: fn() }

/** T and D, and when they are ignored. */
export const Keys = meta.story({
  render: function Render() {
    useThemeKeys({ onPanelToggle: pressed.panel, onAppearanceToggle: pressed.appearance })
    return (
      <>
        <Button>Focus here</Button>
        <input aria-label="Name" />
        <input type="radio" aria-label="Choice" />
        <textarea aria-label="Note" />
        <select aria-label="Network">
          <option>Ethereum</option>
        </select>
        {/* biome-ignore lint/a11y/useSemanticElements: the other way of writing a field is what is tested. */}
        <div role="textbox" tabIndex={0} aria-label="Role" />
        <section contentEditable suppressContentEditableWarning aria-label="Editable">
          <b data-testid="bold">text</b>
        </section>
        <div data-testid="host" />
        <button type="button" onKeyDown={(event) => event.preventDefault()}>
          Answers itself
        </button>
      </>
    )
  },
  beforeEach: () => {
    pressed.panel.mockClear()
    pressed.appearance.mockClear()
  },
  play: async ({ canvas, userEvent, step }) => {
    const count = () => [pressed.panel.mock.calls.length, pressed.appearance.mock.calls.length]
    const button = canvas.getByRole('button', { name: 'Focus here' })

    await step('T and D are answered anywhere, on a choice too, and in any layout', async () => {
      await userEvent.keyboard('t')
      await userEvent.click(canvas.getByLabelText('Choice'))
      await userEvent.keyboard('D')
      await expect(count()).toEqual([1, 1])
      fireEvent.keyDown(button, { key: 'е', code: 'KeyT' })
      fireEvent.keyDown(button, { key: 'k', code: 'KeyT' })
      await expect(count()).toEqual([2, 1])
    })
    await step('not with a modifier, held down, or answered by something else', async () => {
      for (const modifier of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey']) {
        fireEvent.keyDown(button, { key: 't', [modifier]: true })
      }
      fireEvent.keyDown(button, { key: 't', repeat: true })
      fireEvent.keyDown(canvas.getByRole('button', { name: 'Answers itself' }), { key: 't' })
      await expect(count()).toEqual([2, 1])
    })
    await step('not while typing', async () => {
      for (const name of ['Name', 'Note', 'Network', 'Role', 'Editable']) {
        canvas.getByLabelText(name).focus()
        await userEvent.keyboard('td')
      }
      fireEvent.keyDown(canvas.getByTestId('bold'), { key: 't' })
      await expect(count()).toEqual([2, 1])
    })
    await step('not inside a shadow root', async () => {
      const root = canvas.getByTestId('host').attachShadow({ mode: 'open' })
      const input = root.appendChild(document.createElement('input'))
      input.ariaLabel = 'In the shadow'
      input.focus()
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 't', bubbles: true, composed: true }))
      await expect(count()).toEqual([2, 1])
    })
  },
})
