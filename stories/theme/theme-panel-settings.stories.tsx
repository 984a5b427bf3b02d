import { useState } from 'react'
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { waitUntilStill } from '../../.storybook/wait-until-still.js'
import { Button } from '../../src/components/index.js'
import { chooseAppearance } from '../../src/theme/appearance/page-appearance.js'
import { Theme, ThemePanel, type ThemeSettingsOptions, useAppearance, useThemeSettings } from '../../src/theme/index.js'
import { PageSample } from './support/panel-demo.js'

/** An app with the panel and another part that uses `useAppearance` only. */
function Page({ accents, urlParameter }: Pick<ThemeSettingsOptions, 'accents' | 'urlParameter'>) {
  const theme = useThemeSettings({ accents, urlParameter })
  const [isOpen, setOpen] = useState(true)
  const [isLate, setLate] = useState(false)
  const changeTwice = () => {
    theme.change({ accent: 'lime' })
    theme.change({ radius: 'full' })
  }
  return (
    <Theme {...theme.look} data-testid="page" style={{ background: 'var(--lintel-page-background)', padding: 16 }}>
      <PageSample />
      <LightSwitch />
      <Button onClick={changeTwice}>Lime and full</Button>
      <Button onClick={() => setLate(true)}>Open settings</Button>
      {isLate ? <LightSwitch /> : null}
      <ThemePanel theme={theme} open={isOpen} onOpenChange={setOpen} />
    </Theme>
  )
}

function LightSwitch() {
  const [appearance, setAppearance] = useAppearance()
  return <Button onClick={() => setAppearance('light')}>Lights on: {appearance}</Button>
}

const ownAddress = window.location.href

/** Puts `query` into the URL and `stored` into storage before the page is used. */
function arrive(query: Record<string, string>, stored: Record<string, string> = {}) {
  return () => {
    const address = new URL(ownAddress)
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
    address.hash = 'here'
    window.history.replaceState({ router: 'own' }, '', address)
    for (const key of ['theme', 'theme-settings']) localStorage.removeItem(key)
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    return () => {
      // The next story runs on the same page, so forget that storage failed.
      chooseAppearance('dark')
      for (const key of ['theme', 'theme-settings']) localStorage.removeItem(key)
      window.history.replaceState(null, '', ownAddress)
    }
  }
}

const meta = preview.meta({
  title: 'Theme/useThemeSettings',
  component: Page,
  // The URL and the storage are shared by all stories, so this one is only a test.
  tags: ['!autodocs', '!dev'],
  beforeEach: arrive({}),
  afterEach: waitUntilStill,
})

/** A change is stored and written to the URL; other parameters of the URL stay. A reset removes both. */
export const KeepsAndLinks = meta.story({
  beforeEach: arrive({ page: '2' }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Lime' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Full' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Light' }))
    await expect(localStorage.getItem('theme-settings')).toBe('{"accent":"lime","radius":"full"}')
    await expect(localStorage.getItem('theme')).toBe('light')
    await expect(window.location.search).toContain('page=2')
    await expect(window.location.search).toContain('theme=appearance:light;accent:lime;radius:full')
    await expect(window.location.hash).toBe('#here')
    await expect(window.history.state).toEqual({ router: 'own' })
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
    await expect(localStorage.getItem('theme-settings')).toBeNull()
    await expect(localStorage.getItem('theme')).toBe('dark')
    await expect(new URLSearchParams(window.location.search).has('theme')).toBe(false)
  },
})

/** A link sets the whole theme: an axis that it does not name has the app's default, not the stored value. */
export const LinkOpensTheSameTheme = meta.story({
  beforeEach: arrive(
    { theme: 'appearance:light;accent:tomato;scaling:110%' },
    { 'theme-settings': '{"radius":"full","accent":"lime"}', theme: 'dark' },
  ),
  play: async ({ canvas, userEvent }) => {
    const page = canvas.getByTestId('page')
    await expect(page).toHaveAttribute('data-accent', 'tomato')
    await expect(page).toHaveAttribute('data-scaling', '110%')
    await expect(page).toHaveAttribute('data-radius', 'medium')
    await expect(page).toHaveAttribute('data-appearance', 'light')
    // Opening a link does not change the stored settings.
    await expect(localStorage.getItem('theme-settings')).toBe('{"radius":"full","accent":"lime"}')
    await expect(localStorage.getItem('theme')).toBe('dark')
    // Parts of the page that render later read it too.
    await expect(canvas.getByRole('button', { name: 'Lights on: light' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Open settings' }))
    await expect(canvas.getAllByRole('button', { name: 'Lights on: light' })).toHaveLength(2)
    // The first change stores the whole theme of the link.
    await userEvent.click(await screen.findByRole('radio', { name: 'Lime' }))
    await expect(page).toHaveAttribute('data-appearance', 'light')
    await expect(localStorage.getItem('theme')).toBe('light')
    await expect(localStorage.getItem('theme-settings')).toBe('{"accent":"lime","scaling":"110%"}')
  },
})

/** An appearance that is selected later, here or in another tab, replaces that of the link. */
export const LinkGivesWay = meta.story({
  beforeEach: arrive({ theme: 'appearance:light;accent:tomato' }, { theme: 'light' }),
  play: async ({ canvas }) => {
    const page = canvas.getByTestId('page')
    await expect(page).toHaveAttribute('data-appearance', 'light')
    writeAsAnotherTab('theme', 'dark')
    await waitFor(() => expect(page).toHaveAttribute('data-appearance', 'dark'))
    await expect(canvas.getByRole('button', { name: 'Lights on: dark' })).toBeVisible()
    await waitFor(() => expect(window.location.search).toContain('theme=appearance:dark;accent:tomato'))
  },
})

/** A link needs no storage, and nothing is written for opening one. */
export const LinkWithoutStorage = meta.story({
  beforeEach: () => {
    const leave = arrive({ theme: 'appearance:light;accent:tomato' })()
    const refuse = () => {
      throw new DOMException('', 'SecurityError')
    }
    const spies = [
      spyOn(Storage.prototype, 'getItem').mockImplementation(refuse),
      spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
    ]
    return () => {
      for (const spy of spies) spy.mockRestore()
      leave()
    }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('page')).toHaveAttribute('data-appearance', 'light')
    await expect(canvas.getByTestId('page')).toHaveAttribute('data-accent', 'tomato')
    await expect(canvas.getByRole('button', { name: 'Lights on: light' })).toBeVisible()
    await screen.findByRole('dialog', { name: 'Theme' })
    await expect(Storage.prototype.setItem).not.toHaveBeenCalled()
  },
})

/** Going back to a URL with an older theme does not restore that theme on a reload. */
export const BackKeepsTheLook = meta.story({
  beforeEach: arrive({ theme: 'accent:tomato' }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByTestId('page')).toHaveAttribute('data-accent', 'tomato')
    window.history.pushState({ router: 'own' }, '', '#there')
    await userEvent.click(await screen.findByRole('radio', { name: 'Lime' }))
    const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.back()
    await isBack
    await expect(window.location.hash).toBe('#here')
    await waitFor(() => expect(window.location.search).toContain('theme=appearance:dark;accent:lime'))
    await expect(canvas.getByTestId('page')).toHaveAttribute('data-accent', 'lime')
  },
})

/** Chrome's autofill sends key events without a key. */
export const AutofillIsNoKey = meta.story({
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Theme' })
    const onError = fn((event: ErrorEvent) => event.preventDefault())
    window.addEventListener('error', onError)
    window.dispatchEvent(new Event('keydown'))
    window.removeEventListener('error', onError)
    await expect(onError).not.toHaveBeenCalled()
    await expect(panel).toBeInTheDocument()
  },
})

/** Two changes in one event are two steps of undo. */
export const TwoChangesAtOnce = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lime and full' }))
    await expect(canvas.getByTestId('page')).toHaveAttribute('data-accent', 'lime')
    await expect(canvas.getByTestId('page')).toHaveAttribute('data-radius', 'full')
    await expect(localStorage.getItem('theme-settings')).toBe('{"accent":"lime","radius":"full"}')
  },
})

const brand = {
  name: 'brand',
  gray: 'sand' as const,
  css: `:where([data-accent="brand"]) { --lintel-accent-name: brand; --lintel-accent-9: #b4005a; --lintel-accent-solid: #b4005a; --lintel-accent-text-on-solid: #fff; }`,
}

/** An accent of the app has its color in the panel before it is selected, and applies it with its gray when it is. */
export const AccentOfTheApp = meta.story({
  args: { accents: ['indigo', 'lime', brand] },
  play: async ({ canvas, userEvent }) => {
    const swatch = await screen.findByRole('radio', { name: 'Brand' })
    await expect(screen.queryByRole('radio', { name: 'Tomato' })).toBeNull()
    await expect(getComputedStyle(swatch).backgroundColor).toBe('rgb(180, 0, 90)')
    await userEvent.click(swatch)
    await expect(canvas.getByTestId('page')).toHaveAttribute('data-gray', 'sand')
    // The same without the panel.
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    const { backgroundColor } = getComputedStyle(canvas.getByRole('button', { name: 'Connect wallet' }))
    await expect(backgroundColor).toBe('rgb(180, 0, 90)')
  },
})

export const StorageOpensTheSameTheme = meta.story({
  beforeEach: arrive({}, { 'theme-settings': '{"radius":"full","accent":"lime"}', theme: 'light' }),
  play: async ({ canvas }) => {
    const page = canvas.getByTestId('page')
    await expect(page).toHaveAttribute('data-accent', 'lime')
    await expect(page).toHaveAttribute('data-gray', 'olive')
    await expect(page).toHaveAttribute('data-radius', 'full')
    await expect(page).toHaveAttribute('data-appearance', 'light')
    await expect(new URLSearchParams(window.location.search).has('theme')).toBe(false)
  },
})

/** Invalid values in a link are ignored, axis by axis, and reported. */
export const JunkIsSaid = meta.story({
  beforeEach: arrive({ theme: 'accent:banana;radius:full;<b>:x' }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByTestId('page')).toHaveAttribute('data-radius', 'full')
    await expect(canvas.getByTestId('page')).toHaveAttribute('data-accent', 'indigo')
    await expect(await screen.findByRole('note')).toHaveTextContent('accent banana, <b> x')
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await expect(screen.queryByRole('note')).toBeNull()
  },
})

/** A change in another tab is applied, and this tab's URL does not undo it on a reload. */
export const FollowsOtherTabs = meta.story({
  beforeEach: arrive({ theme: 'accent:lime' }),
  play: async ({ canvas }) => {
    const page = canvas.getByTestId('page')
    await expect(page).toHaveAttribute('data-accent', 'lime')
    writeAsAnotherTab('theme-settings', '{"accent":"red","scaling":"105%","radius":"round"}')
    await waitFor(() => expect(page).toHaveAttribute('data-accent', 'red'))
    await expect(page).toHaveAttribute('data-scaling', '105%')
    await expect(page).toHaveAttribute('data-radius', 'medium')
    await waitFor(() => expect(window.location.search).toContain('theme=appearance:dark;accent:red;scaling:105%25'))
    writeAsAnotherTab('theme', 'light')
    await waitFor(() => expect(page).toHaveAttribute('data-appearance', 'light'))
    await waitFor(() => expect(window.location.search).toContain('theme=appearance:light;accent:red'))
  },
})

/** Panel and page share the appearance: a change by one shows in the other. */
export const OneAppearance = meta.story({
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Theme' })
    await userEvent.click(canvas.getByRole('button', { name: 'Lights on: dark' }))
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked())
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Lights on: dark' })).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Lights on: light' })).toBeVisible())
  },
})

/** With blocked storage settings last until the page is closed, and a note says so; the link still works. */
export const StorageBlocked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Theme' })
    spyOn(console, 'warn').mockImplementation(() => undefined)
    const blocked = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError')
    })
    try {
      await userEvent.click(screen.getByRole('radio', { name: 'Lime' }))
      await expect(canvas.getByTestId('page')).toHaveAttribute('data-accent', 'lime')
      await expect(screen.getByRole('note')).toHaveTextContent('does not keep these settings')
      await expect(window.location.search).toContain('theme=appearance:dark;accent:lime')
      await userEvent.click(screen.getByRole('radio', { name: 'Light' }))
      await waitFor(() => expect(canvas.getByTestId('page')).toHaveAttribute('data-appearance', 'light'))
    } finally {
      blocked.mockRestore()
    }
  },
})

/** With full storage the note names the appearance too, although it has a key of its own. */
export const StorageFull = meta.story({
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Theme' })
    spyOn(console, 'warn').mockImplementation(() => undefined)
    const full = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    try {
      await userEvent.click(screen.getByRole('radio', { name: 'Light' }))
      await expect(canvas.getByTestId('page')).toHaveAttribute('data-appearance', 'light')
      await expect(screen.getByRole('note')).toHaveTextContent('does not keep these settings')
    } finally {
      full.mockRestore()
    }
  },
})

/** Without the URL parameter the note does not mention a link. */
export const NeitherKeptNorLinked = meta.story({
  args: { urlParameter: null },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Theme' })
    spyOn(console, 'warn').mockImplementation(() => undefined)
    const full = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    try {
      await userEvent.click(screen.getByRole('radio', { name: 'Lime' }))
      await expect(screen.getByRole('note')).toHaveTextContent(/until you leave this page\.$/)
      await expect(new URLSearchParams(window.location.search).has('theme')).toBe(false)
    } finally {
      full.mockRestore()
    }
  },
})

function writeAsAnotherTab(key: string, newValue: string): void {
  localStorage.setItem(key, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
}
