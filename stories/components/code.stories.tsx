import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { code } from '../../src/components/code/code.css.js'
import { Code } from '../../src/components/code/code.js'
import { Text } from '../../src/components/text/text.js'
import { hostile } from '../support/hostile-text.js'
import { listVariants } from '../support/list-variants.js'
import { accents, hostileText } from '../support/shared-stories.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const message = 'lintel.example wants you to sign in\n\nURI: https://lintel.example\nChain ID: 1\nNonce: 9kHq2vZt7sQ'

const { variant: variants } = listVariants(code)

const meta = preview.meta({
  title: 'Components/Code',
  component: Code,
  args: { children: 'projectId' },
  tags: ['plain'],
})

/** In a sentence at several sizes, and as a block. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      {variants.map((variant) => (
        <SpecimenRow key={variant} label={variant}>
          {(['1', '3', '5'] as const).map((size) => (
            <Text key={size} size={size}>
              Set <Code variant={variant}>projectId</Code> first
            </Text>
          ))}
          <Text size="3">
            or{' '}
            <Code variant={variant} accent="indigo">
              indigo
            </Code>
          </Text>
        </SpecimenRow>
      ))}
      <SpecimenRow label="block">
        <Text size="2" as="div">
          <Code block>{message}</Code>
        </Text>
        <Text size="2" as="div">
          <Code block variant="outline">
            {message}
          </Code>
        </Text>
      </SpecimenRow>
    </Specimen>
  ),
})

export const Accents = meta.story(
  accents((accent) => (
    <Text size="3">
      <Code accent={accent}>0x70997</Code>
    </Text>
  )),
)

export const Default = meta.story({
  play: async ({ canvas }) => {
    const code = canvas.getByText('projectId')
    await expect(code).toHaveAttribute('translate', 'no')
    await expect(code.tagName).toBe('CODE')
  },
})

/** A block keeps its line breaks. */
export const Block = meta.story({
  args: { block: true, children: message },
  play: async ({ canvas }) => {
    const code = canvas.getByText(/wants you to sign in/)
    await expect(code.textContent).toBe(message)
    await expect(code).toHaveStyle({ whiteSpace: 'pre-wrap' })
  },
})

/** In a right-to-left sentence it stays left to right, with the bracket at its end. */
export const RightToLeft = meta.story({
  render: () => (
    <Text as="p" dir="rtl">
      {hostile.arabic} <Code>a.b(c)</Code>
    </Text>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText('a.b(c)').firstChild as globalThis.Text
    const placeOf = (at: number) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect().x
    }
    await expect(placeOf(5)).toBeGreaterThan(placeOf(0))
  },
})

export const Hostile = meta.story(
  hostileText(
    <>
      <Code block>{hostile.unbroken.slice(0, 300)}</Code>
      <Text>
        <Code>{hostile.bidiOverride}</Code> <Code>{hostile.stacked}</Code>
      </Text>
    </>,
  ),
)
