import { useState } from 'react'
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { waitUntilStill } from '../../.storybook/wait-until-still.js'
import { Theme } from '../../src/theme/index.js'
import { ThemePanelView } from '../../src/theme/panel/theme-panel-view.js'
import { lintelDefaults } from '../../src/theme/settings/validate-settings.js'
import { hostile } from '../support/hostile-text.js'
import { PanelDemo, PanelPlace } from './support/panel-demo.js'

/** The choices that have a color. */
const swatches = '[role=radio]:is([style], [data-accent])'

const meta = preview.meta({
  title: 'Theme/ThemePanel',
  component: ThemePanelView,
  args: {
    settings: lintelDefaults,
    canUndo: false,
    onClose: fn(),
    onChange: fn(),
    onUndo: fn(),
    onReset: fn(),
    onDismissIgnored: fn(),
  },
  render: (args) => <PanelDemo {...args} />,
  // Axe looks next.
  afterEach: waitUntilStill,
  parameters: {
    // In an iframe, because the panel would cover its own docs page.
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: [
          'Edits every axis of a theme, in a panel over the page: `<ThemePanel theme={useThemeSettings()} />`. It handles the keys and loads its code on the first T. An app that stores the settings itself gives it `theme={{ settings, ...useUndoableSettings({ settings, onChange }) }}`. These stories show the open panel; those of **ThemePanel in use** its use.',
          '**Do** offer only accents whose css the page can load (`accents`). **Do not** ship it to visitors who do not design; a switch for the appearance is enough for them.',
          '**Keyboard** T opens the panel, moves focus into an open one, and closes it from inside. D switches between dark and light. Both are ignored with a modifier and while typing. Inside, arrow keys select, Up and Down move by a row of ten, Home and End select the first and the last. Escape closes the panel and restores focus. Ctrl+Z or ⌘Z undoes.',
          '**The contrast** is measured on samples in the edited theme (WCAG 2.2; Lc is APCA), so it is right for accents of the app too.',
          '**The panel itself** is always gray, medium, 100 % and solid. Only appearance and direction apply to it.',
          '**Data attributes** `data-lintel-theme-panel` on its layer; `data-status` on the copy button: `ready`, `copied`, `refused`. **CSS variables** `--lintel-z-index-theme-panel`.',
        ].join('\n\n'),
      },
    },
  },
})

const junk = [
  { axis: 'accent', value: 'banana' },
  { axis: 'radius', value: 'round' },
]

/** The panel as it opens, and with each of its messages. */
export const Gallery = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap' }}>
      <PanelPlace blockSize="64rem">{(container) => <PanelDemo {...args} container={container} />}</PanelPlace>
      <PanelPlace blockSize="69rem">
        {(container) => (
          <PanelDemo
            {...args}
            container={container}
            start={{ accent: 'tomato', gray: 'sand', radius: 'full', scaling: '110%' }}
            ignored={junk}
            isKept={false}
          />
        )}
      </PanelPlace>
    </div>
  ),
  play: async ({ userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await waitFor(() => expect(screen.getAllByRole('dialog', { name: 'Theme' })).toHaveLength(2))
    await userEvent.click(screen.getByRole('button', { name: 'Not kept' }))
    const [copy] = screen.getAllByRole('button', { name: 'Copy theme' })
    if (copy) await userEvent.click(copy)
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
    await waitFor(() => expect(screen.getAllByText('AAA').length).toBeGreaterThan(1))
  },
})

/** Its own corners, text and size do not change with the edited theme; only appearance and direction do. */
export const NeverReshapes = meta.story({
  play: async ({ userEvent }) => {
    const panel = await findPanel()
    await waitFor(() => expect(screen.getAllByText(/^Lc /)).toHaveLength(4))
    await waitUntilStill()
    const shape = readShape(panel)
    const page = screen.getByTestId('page')
    for (const radio of panel.querySelectorAll<HTMLButtonElement>('[role=radio]')) {
      if (radio.value === 'rtl' || radio.closest('[aria-label="Copy as"]')) continue
      await userEvent.click(radio)
      await expect(readShape(panel), `${radio.value} moved the panel`).toEqual(shape)
    }
    // It did edit something.
    await expect(page).toHaveAttribute('data-scaling', '110%')
    await expect(page).toHaveAttribute('data-accent', 'sky')
    await userEvent.click(screen.getByRole('radio', { name: 'RTL' }))
    await expect(readShape(panel).radius).toBe(shape.radius)
    await expect(getComputedStyle(panel).direction).toBe('rtl')
  },
})

/** Each swatch shows the color of its css, without loading the css of 26 accents. */
export const SwatchesShowTheirColors = meta.story({
  render: (args) => (
    <>
      <PanelDemo {...args} />
      <Theme accent="lime" gray="olive" data-testid="lime">
        <span style={{ background: 'var(--lintel-accent-solid)' }} />
      </Theme>
    </>
  ),
  play: async () => {
    const { backgroundColor } = getComputedStyle(await screen.findByRole('radio', { name: 'Lime' }))
    const own = screen.getByTestId('lime').firstElementChild as HTMLElement
    await expect(backgroundColor).toBe(getComputedStyle(own).backgroundColor)
    const colors = screen
      .getAllByRole('radio')
      .filter((radio) => radio.matches(swatches))
      .map((radio) => getComputedStyle(radio).backgroundColor)
    await expect(colors).toHaveLength(33)
    await expect(colors).not.toContain('rgba(0, 0, 0, 0)')
  },
})

/** Ten columns still fit, and nothing overflows. */
export const Narrow = meta.story({
  parameters: { viewport: { options: { small: { name: '320 px', styles: { width: '320px', height: '568px' } } } } },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const panel = await findPanel()
    await waitUntilStill()
    await expect(window.innerWidth).toBe(320)
    const { left, right, top } = panel.getBoundingClientRect()
    await expect([left, right]).toEqual([8, 312])
    await expect(top).toBeGreaterThanOrEqual(8)
    await expect(panel.scrollWidth).toBe(panel.clientWidth)
    const boxes = [...panel.querySelectorAll(swatches)].slice(0, 11).map((one) => one.getBoundingClientRect())
    await expect(boxes[9]?.top).toBe(boxes[0]?.top)
    await expect(boxes[10]?.top).toBeGreaterThan(boxes[0]?.bottom ?? 0)
    await expect(Math.round(boxes[0]?.width ?? 0)).toBe(24)
    await expectRingInGap(boxes)
  },
})

/** The same at 200 % text (WCAG 1.4.4, 1.4.10): more rows, nothing clipped, nothing overlaps. */
export const NarrowWithLargeText = meta.story({
  parameters: { viewport: { options: { small: { name: '320 px', styles: { width: '320px', height: '568px' } } } } },
  globals: { viewport: { value: 'small' }, text: '200%' },
  play: async () => {
    const panel = await findPanel()
    await waitUntilStill()
    await expect(panel.scrollWidth).toBe(panel.clientWidth)
    const { left, right } = panel.getBoundingClientRect()
    for (const control of panel.querySelectorAll('button, [role=radiogroup]')) {
      const box = control.getBoundingClientRect()
      const name = control.getAttribute('aria-label') ?? control.textContent
      await expect(box.left, `${name} sticks out`).toBeGreaterThanOrEqual(left)
      await expect(box.right, `${name} sticks out`).toBeLessThanOrEqual(right)
    }
    // The footer stays in place while the rest scrolls below it, so each group is checked separately.
    const groups = [...panel.querySelectorAll('[role=radiogroup]')].map((group) => [
      ...group.querySelectorAll<HTMLElement>('[role=radio]'),
    ])
    await expect(groups.flatMap(listOverlaps)).toEqual([])
    await expectRingInGap([...panel.querySelectorAll(swatches)].map((one) => one.getBoundingClientRect()))
  },
})

/** In a window that is lower than the panel, it keeps its distance to both edges. */
export const Laptop = meta.story({
  parameters: {
    viewport: { options: { laptop: { name: '1280 × 800', styles: { width: '1280px', height: '800px' } } } },
  },
  globals: { viewport: { value: 'laptop' } },
  play: async () => {
    const panel = await findPanel()
    await waitUntilStill()
    const { top, bottom } = panel.getBoundingClientRect()
    await expect([top, window.innerHeight - bottom]).toEqual([16, 16])
  },
})

/** In low windows everything can be reached, and the focused control is visible between header and footer. */
export const Low = meta.story({
  parameters: { viewport: { options: { low: { name: '320 × 400', styles: { width: '320px', height: '400px' } } } } },
  globals: { viewport: { value: 'low' } },
  play: async ({ userEvent }) => {
    const panel = await findPanel()
    await waitUntilStill()
    await expect(panel.getBoundingClientRect().height).toBeLessThanOrEqual(400 - 16)
    const header = screen.getByRole('heading', { name: 'Theme' }).getBoundingClientRect()
    for (let at = 0; at < 7; at++) {
      await userEvent.tab()
      const { top, bottom } = (document.activeElement as Element).getBoundingClientRect()
      await expect(panel).toContainElement(document.activeElement as HTMLElement)
      await expect(top).toBeGreaterThanOrEqual(header.bottom)
      await expect(bottom).toBeLessThanOrEqual(panel.getBoundingClientRect().bottom)
    }
  },
})

/** A link with unknown values: a note names them until it is dismissed. */
export const IgnoredLink = meta.story({
  args: {
    ignored: [
      ...junk,
      { axis: hostile.bidiOverride, value: 'x' },
      { axis: 'gray', value: hostile.unbroken },
      { axis: 'scaling', value: '200%' },
    ],
  },
  play: async ({ args, userEvent }) => {
    const note = await screen.findByRole('note')
    await expect(note).toHaveTextContent('accent banana, radius round')
    await expect(note).toHaveTextContent('and 1 more')
    await expect(note.textContent?.length).toBeLessThan(220)
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismissIgnored).toHaveBeenCalledOnce()
  },
})

const name = 'the-longest-brand-that-anyone-ever-gave-a-name'
const brand = {
  name,
  gray: 'sand' as const,
  css: `:where([data-accent="${name}"]) { --lintel-accent-9: #b4005a; --lintel-accent-solid: #b4005a; --lintel-accent-text-on-solid: #fff; }`,
}

/** An accent of the app comes after the named ones, in its own color and with its own gray. */
export const CustomAccent = meta.story({
  args: { accents: ['indigo', 'lime', brand] },
  render: (args) => (
    <Theme accent={brand}>
      <PanelDemo {...args} start={{ accent: brand.name }} />
    </Theme>
  ),
  play: async () => {
    const panel = await findPanel()
    const swatch = screen.getByRole('radio', { name: /^The-longest-brand/ })
    await expect(swatch).toBeChecked()
    await expect(getComputedStyle(swatch).backgroundColor).toBe('rgb(180, 0, 90)')
    await expect(screen.getByRole('radio', { name: 'Auto (sand)' })).toBeChecked()
    await expect(panel.scrollWidth).toBe(panel.clientWidth)
    await expect(panel.querySelectorAll(swatches)).toHaveLength(3 + 7)
  },
})

/** Contrast is measured on rendered samples, so an accent with low contrast is reported. */
export const SaysWhatFails = meta.story({
  args: { accents: ['indigo', 'yellow'] },
  play: async ({ userEvent }) => {
    await findPanel()
    const solid = (await screen.findByText('Text on solid')).closest('li')
    await waitFor(() => expect(solid).toHaveTextContent(/Lc \d+, AA$/))
    const spoil = new CSSStyleSheet()
    spoil.replaceSync('[data-sample] { --lintel-accent-text-on-solid: #fff; --lintel-accent-solid: #ffe629 }')
    document.adoptedStyleSheets.push(spoil)
    try {
      await userEvent.click(screen.getByRole('radio', { name: 'Yellow' }))
      await waitFor(() => expect(solid).toHaveTextContent('1.26:1'))
      await expect(solid).toHaveTextContent('Fails')
      await expect(screen.getByText('Text on tint').closest('li')).toHaveTextContent(/AA/)
    } finally {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== spoil)
    }
    await userEvent.click(screen.getByRole('radio', { name: 'Indigo' }))
    await waitFor(() => expect(solid).not.toHaveTextContent('Fails'))
  },
})

/** An accent whose css is not on the page is reported, and is not measured with the colors of the previous one. */
export const SaysWhatIsMissing = meta.story({
  args: { accents: ['indigo', 'brand'] },
  play: async ({ userEvent }) => {
    const panel = await findPanel()
    await waitFor(() => expect(screen.getAllByText(/^Lc /)).toHaveLength(4))
    await waitUntilStill()
    const shape = readShape(panel)
    await userEvent.click(screen.getByRole('radio', { name: 'Brand' }))
    const missing = await screen.findByText('Its css is not loaded')
    await expect(missing.scrollWidth).toBeLessThanOrEqual(missing.clientWidth)
    await expect(readShape(panel), 'the note moved the panel').toEqual(shape)
    await userEvent.click(screen.getByRole('radio', { name: 'Indigo' }))
    await waitFor(() => expect(screen.queryByText('Its css is not loaded')).toBeNull())
  },
})

/** When settings cannot be stored, a note appears with the first change. The panel does not move; details open on request. */
export const SaysThatNothingIsKept = meta.story({
  render: (args) => {
    const [isKept, setKept] = useState(true)
    return <PanelDemo {...args} isKept={isKept} onChange={() => setKept(false)} />
  },
  play: async ({ userEvent }) => {
    const panel = await findPanel()
    await waitFor(() => expect(screen.getAllByText(/^Lc /)).toHaveLength(4))
    await waitUntilStill()
    const lime = screen.getByRole('radio', { name: 'Lime' })
    const places = () => [panel, lime].map((element) => element.getBoundingClientRect().toJSON())
    const before = places()
    await userEvent.click(lime)
    await expect(screen.getByRole('note')).toHaveTextContent('does not keep these settings')
    await expect(places(), 'the note moved the panel').toEqual(before)
    const more = screen.getByRole('button', { name: 'Not kept' })
    await userEvent.click(more)
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await expect(screen.getByRole('note').getBoundingClientRect().height).toBeGreaterThan(32)
  },
})

async function findPanel(): Promise<HTMLElement> {
  return screen.findByRole('dialog', { name: 'Theme' })
}

/** The ring of the selected swatch does not overlap its neighbours. */
async function expectRingInGap([first, second]: readonly DOMRect[]): Promise<void> {
  const { outlineOffset, outlineWidth } = getComputedStyle(screen.getByRole('radio', { name: 'Indigo' }))
  const gap = (second?.left ?? 0) - (first?.right ?? 0)
  await expect(Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)).toBeLessThanOrEqual(gap + 0.5)
}

/** The texts of those `elements` that overlap. */
function listOverlaps(elements: readonly HTMLElement[]): string[] {
  const boxes = elements.map((element) => ({ words: element.textContent, box: element.getBoundingClientRect() }))
  return boxes.flatMap(({ words, box }, at) =>
    boxes
      .slice(at + 1)
      .filter(
        ({ box: other }) =>
          Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
          Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
      )
      .map((other) => `${words} and ${other.words}`),
  )
}

function readShape(panel: HTMLElement) {
  const { borderRadius, fontSize, fontFamily } = getComputedStyle(panel)
  const controls = [...panel.querySelectorAll('button, input')].map((control) => {
    const { x, y, width, height } = control.getBoundingClientRect()
    const { top } = panel.getBoundingClientRect()
    return [x, y - top + panel.scrollTop, width, height].map(Math.round).join()
  })
  const { x, y, width, height } = panel.getBoundingClientRect()
  return { radius: borderRadius, fontSize, fontFamily, box: [x, y, width, height], controls }
}
