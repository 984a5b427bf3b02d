import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Avatar } from '../../src/components/avatar/avatar.js'
import { Button } from '../../src/components/button/button.js'
import { Skeleton } from '../../src/components/skeleton/skeleton.js'
import { Text } from '../../src/components/text/text.js'
import { accents } from '../support/shared-stories.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const meta = preview.meta({
  title: 'Components/Skeleton',
  component: Skeleton,
  tags: ['plain'],
})

export const Gallery = meta.story({
  render: () => (
    <Specimen>
      <SpecimenRow label="of an element">
        <Skeleton>
          <Avatar seed="0x70997970C51812dc3A010C7d01b50e0d17dc79C8" size="5" />
        </Skeleton>
        <Skeleton>
          <Avatar name="Prism" shape="square" size="5" />
        </Skeleton>
        <Skeleton>
          <Button>Continue</Button>
        </Skeleton>
        <Skeleton>
          <Button variant="outline" accent="gray">
            Try again
          </Button>
        </Skeleton>
      </SpecimenRow>
      <SpecimenRow label="of words">
        <Text size="8">
          <Skeleton>$12,480.52</Skeleton>
        </Text>
        <Text as="p" size="2" style={{ inlineSize: '14rem' }}>
          <Skeleton>Approve the connection in your wallet. Nothing is shared until you do.</Skeleton>
        </Text>
      </SpecimenRow>
      <SpecimenRow label="on its own">
        <Skeleton width={160} height={44} />
        <Skeleton width="4rem" />
        <Skeleton width={44} height={44} style={{ borderRadius: '50%' }} />
      </SpecimenRow>
    </Specimen>
  ),
})

/** It has no accent prop: 26 themes, each with its matching gray. */
export const Accents = meta.story(accents(() => <Skeleton width="8rem" height="2.75rem" />, { isThemed: true }))

/** Its box is that of the content; while loading the content cannot be focused. */
export const SameBox = meta.story({
  render: () => (
    <section aria-label="Balance" aria-busy="true">
      <Skeleton>
        <Button data-testid="held">Send</Button>
      </Skeleton>
      <Button>Send</Button>
    </section>
  ),
  play: async ({ canvas }) => {
    const held = canvas.getByTestId('held')
    const button = canvas.getByRole('button', { name: 'Send' })
    await expect(held.getBoundingClientRect().width).toBe(button.getBoundingClientRect().width)
    await expect(held.getBoundingClientRect().height).toBe(button.getBoundingClientRect().height)
    held.focus()
    await expect(held).not.toHaveFocus()
  },
})

export const Loaded = meta.story({
  args: { loading: false, children: <Button>Send</Button> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send' })
    await expect(button).not.toHaveAttribute('data-lintel-skeleton')
  },
})

/** Under reduced motion it does not move. */
export const ReducedMotion = meta.story({
  args: { width: 120, height: 20 },
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const block = canvasElement.querySelector('[data-lintel-skeleton]')
    await expect(block && getComputedStyle(block).animationName).toBe('none')
  },
})
