import type { MouseEvent } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Link } from '../../src/components/link/link.js'
import { Text } from '../../src/components/text/text.js'
import { hostile } from '../support/hostile-text.js'
import { accents, hostileText } from '../support/shared-stories.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const meta = preview.meta({
  title: 'Components/Link',
  component: Link,
  // Do not navigate away from the story.
  args: {
    href: '#guide',
    children: 'Read the guide',
    onClick: fn((event: MouseEvent) => event.preventDefault()),
  },
  tags: ['plain'],
})

/** In a sentence, alone, external, and in the color of the text around it. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      <SpecimenRow label="sentence">
        <Text size="3" style={{ maxInlineSize: '20rem' }}>
          Read <Link href="#how">how a wallet keeps your keys</Link> before you connect, or ask{' '}
          <Link href="#ask" external>
            people who know
          </Link>
          .
        </Text>
      </SpecimenRow>
      <SpecimenRow label="sentence, inherit">
        <Text size="2" tone="muted">
          By connecting you accept the{' '}
          <Link href="#terms" tone="inherit">
            Terms
          </Link>{' '}
          and{' '}
          <Link href="#privacy" tone="inherit">
            Privacy
          </Link>
        </Text>
      </SpecimenRow>
      <SpecimenRow label="alone">
        <Link href="#prism" place="alone">
          Get Prism
        </Link>
        <Link href="#explorer" place="alone" external>
          See it on the explorer
        </Link>
        <Link href="#gray" place="alone" accent="gray">
          Gray
        </Link>
        <Link href="#inherit" place="alone" tone="inherit">
          Inherit
        </Link>
      </SpecimenRow>
    </Specimen>
  ),
})

export const Accents = meta.story(
  accents((accent) => (
    <Link href={`#${accent}`} accent={accent} place="alone">
      The guide
    </Link>
  )),
)

export const Sentence = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Read the guide' })
    await expect(link).toHaveAttribute('href', '#guide')
    await expect(link).not.toHaveAttribute('target')
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline')
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(link)
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
})

export const Alone = meta.story({
  args: { place: 'alone' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Read the guide' })
    await expect(getComputedStyle(link).textDecorationLine).toBe('none')
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  },
})

/** Announces the new tab and sends no referrer. */
export const External = meta.story({
  args: { external: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Read the guide (opens in a new tab)' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
})

/** With `asChild` the link of a router keeps its element. */
export const AsChild = meta.story({
  render: (args) => (
    <Link place="alone" external externalLabel="neue Seite" asChild>
      <a href={args.href} data-router="">
        Anleitung
      </a>
    </Link>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Anleitung (neue Seite)' })
    await expect(link).toHaveAttribute('data-router')
  },
})

/** A long text wraps; a bidi override affects only the link. */
export const Hostile = meta.story(
  hostileText(
    <Text size="2">
      Seen at <Link href="#a">{hostile.unbroken.slice(0, 80)}</Link> and <Link href="#b">{hostile.bidiOverride}</Link>{' '}
      today.
    </Text>,
  ),
)
