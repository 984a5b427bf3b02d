import { expect, spyOn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Address } from '../../src/components/address/address.js'
import { Text } from '../../src/components/text/text.js'
import { endless, hostile } from '../support/hostile-text.js'
import { accents } from '../support/shared-stories.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const value = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Has the same start and end as `value`. */
const poisoned = '0x70997970A51812dc3A010C7d01b50e0d17dc79C8'

const meta = preview.meta({
  title: 'Components/Address',
  component: Address,
  args: { value },
})

export const Gallery = meta.story({
  render: () => (
    <Specimen>
      <SpecimenRow label="short">
        <Address value={value} />
        <Text size="2" tone="muted">
          <Address value={value} copyable />
        </Text>
        <Address value={value} mono />
        <Address value="7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV" />
        <Address value="bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq" />
      </SpecimenRow>
      <SpecimenRow label="full">
        <Text as="div" size="2" style={{ inlineSize: '13rem' }}>
          <Address value={value} format="full" mono copyable />
        </Text>
      </SpecimenRow>
      <SpecimenRow label="too short to cut">
        <Address value="0x70dc79C8" />
      </SpecimenRow>
      <SpecimenRow label="looks like a known one">
        <Text as="div" size="2" style={{ inlineSize: '13rem' }}>
          <Address value={poisoned} known={value} mono />
        </Text>
      </SpecimenRow>
      <SpecimenRow label="malformed">
        <Address value={`0x70${hostile.bidiOverride}`} format="full" />
        <Address value={`\u202E${value}`} />
        <Address value={hostile.zeroWidth} format="full" />
        <Address value={value.replace('C5', '\u04215')} format="full" />
        <Address value={endless} />
        <Address value="" />
      </SpecimenRow>
    </Specimen>
  ),
})

/** It has no accent prop: 26 themes, each with its matching gray. */
export const Accents = meta.story(accents(() => <Address value={value} copyable />, { isThemed: true }))

/** Shortened for sighted visitors only. */
export const Short = meta.story({
  play: async ({ canvasElement, canvas }) => {
    const address = canvas.getByTitle(value)
    await expect(address).toHaveTextContent(value)
    await expect(address.getBoundingClientRect().width).toBeLessThan(120)
    await expect(canvasElement.querySelector('[dir="ltr"][translate="no"]')).toBe(address)
    window.getSelection()?.selectAllChildren(address)
    await expect(window.getSelection()?.toString()).toBe(value)
    window.getSelection()?.removeAllRanges()
  },
})

export const Copyable = meta.story({
  args: { copyable: true, copy: { label: 'Copy receiver' } },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy receiver' }))
    await waitFor(() => expect(write).toHaveBeenCalledOnce())
    await expect(write).toHaveBeenCalledWith(value)
  },
})

/** A full address wraps anywhere and shows every character. */
export const Full = meta.story({
  args: { format: 'full', mono: true },
  render: (args) => (
    <div style={{ inlineSize: '12rem' }}>
      <Address {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const address = canvasElement.querySelector('bdi')
    await expect(address).toHaveTextContent(value)
    await expect(address?.getBoundingClientRect().width).toBeLessThanOrEqual(192)
    await expect(address?.getBoundingClientRect().height).toBeGreaterThan(30)
  },
})

/** An address with the start and end of a known one is shown in full, with the differences marked. */
export const LookAlike = meta.story({
  args: { value: poisoned, known: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', value] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Looks like an address you know, but is another one')).toBeInTheDocument()
    await expect([...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['A'])
    await expect(canvasElement.querySelector('bdi')?.getBoundingClientRect().width).toBeGreaterThan(200)
  },
})

/** The known address itself shows no warning, in upper or lower case. */
export const Known = meta.story({
  args: { known: value.toLowerCase() },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByTitle(value)).toBeVisible()
    await expect(canvasElement.querySelector('[data-look-alike], mark')).toBeNull()
  },
})

/** Shows all of it while it has the focus. */
export const Revealable = meta.story({
  args: { revealable: true, mono: true },
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByTitle(value)
    const { width } = address.getBoundingClientRect()
    await userEvent.tab()
    await expect(address).toHaveFocus()
    await expect(address.getBoundingClientRect().width).toBeGreaterThan(width * 3)
    await userEvent.tab()
    await expect(address.getBoundingClientRect().width).toBe(width)
  },
})

/** Invisible characters are written out and announced. */
export const Malformed = meta.story({
  args: { value: `0x\u202E70\u200B97`, format: 'full' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('bdi')).toHaveTextContent('0x{U+202E}70{U+200B}97')
    await expect(canvas.getByText('Contains characters that no address has')).toBeInTheDocument()
  },
})

/** Of 10,000 characters only the number is shown. */
export const Endless = meta.story({
  args: { value: endless },
  play: async ({ canvasElement }) => {
    const address = canvasElement.querySelector('bdi')
    await expect(address?.textContent).toHaveLength(128 + '{+9872}'.length)
  },
})
