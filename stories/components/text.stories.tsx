import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { text } from '../../src/components/text/text.css.js'
import { Text } from '../../src/components/text/text.js'
import { hostile } from '../support/hostile-text.js'
import { listVariants } from '../support/list-variants.js'
import { accents } from '../support/shared-stories.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const sentence = 'Approve the connection in your wallet. Nothing is shared until you do.'

const { size: sizes, weight: weights, tone: tones, align: aligns, wrap: wraps } = listVariants(text)

const meta = preview.meta({
  title: 'Components/Text',
  component: Text,
  args: { children: sentence },
  tags: ['plain'],
})

/** Every size, weight, tone and wrap. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      <SpecimenRow label="size">
        {sizes.map((size) => (
          <Text key={size} size={size}>
            Lintel {size}
          </Text>
        ))}
      </SpecimenRow>
      <SpecimenRow label="weight">
        {weights.map((weight) => (
          <Text key={weight} weight={weight}>
            {weight}
          </Text>
        ))}
      </SpecimenRow>
      <SpecimenRow label="tone">
        {tones.map((tone) => (
          <Text key={tone} tone={tone}>
            {tone}
          </Text>
        ))}
        <Text accent="red">accent red</Text>
      </SpecimenRow>
      <SpecimenRow label="align">
        {aligns.map((align) => (
          <Text key={align} as="p" size="2" align={align} style={{ inlineSize: '9rem' }}>
            Aligned to the {align} of its line
          </Text>
        ))}
      </SpecimenRow>
      <SpecimenRow label="wrap">
        {wraps.map((wrap) => (
          <Text key={wrap} as="p" size="2" wrap={wrap} style={{ inlineSize: '11rem' }}>
            {sentence}
          </Text>
        ))}
      </SpecimenRow>
      <SpecimenRow label="truncate">
        <Text truncate style={{ inlineSize: '12rem' }}>
          {sentence}
        </Text>
      </SpecimenRow>
      <SpecimenRow label="tabular">
        <Text as="div" tabular align="end">
          1,111.11
          <br />
          8,888.88
        </Text>
        <Text as="div" align="end">
          1,111.11
          <br />
          8,888.88
        </Text>
      </SpecimenRow>
    </Specimen>
  ),
})

export const Accents = meta.story(accents((accent) => <Text accent={accent}>Lintel, step 11</Text>))

/** Shows an ellipsis; assistive technology and a hover give the whole text. */
export const Truncated = meta.story({
  args: { truncate: true, style: { inlineSize: '10rem' } },
  play: async ({ canvas }) => {
    const text = canvas.getByText(sentence)
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth)
    await expect(text).toHaveAttribute('title', sentence)
  },
})

/** As a label it names its field. */
export const AsLabel = meta.story({
  render: () => (
    <>
      <Text as="label" htmlFor="amount" size="2" weight="medium">
        Amount
      </Text>{' '}
      <input id="amount" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Amount'))
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveFocus()
  },
})

/** `asChild` applies the looks to your own element. */
export const AsChild = meta.story({
  render: () => (
    <Text asChild size="2" tone="muted">
      <time dateTime="2030-01-01">New Year</time>
    </Text>
  ),
  play: async ({ canvas }) => {
    const time = canvas.getByText('New Year')
    await expect(time.tagName).toBe('TIME')
    await expect(getComputedStyle(time).fontSize).toBe('13px')
  },
})

/** Text from outside does not overflow and does not affect the text beside it. */
export const Hostile = meta.story({
  render: () => (
    <div style={{ inlineSize: '14rem' }}>
      <Text truncate>{hostile.unbroken}</Text>
      <Text as="p" size="2" data-testid="wrapped">
        {hostile.unbroken.slice(0, 120)}
      </Text>
      <Text>{hostile.bidiOverride}</Text> <Text data-testid="after">says hello</Text>
      <Text as="p">{hostile.arabic}</Text>
    </div>
  ),
  play: async ({ canvas }) => {
    const wrapped = canvas.getByTestId('wrapped')
    await expect(wrapped.scrollWidth).toBe(wrapped.clientWidth)
    await expect(getComputedStyle(canvas.getByText(hostile.bidiOverride)).unicodeBidi).toBe('isolate')
  },
})
