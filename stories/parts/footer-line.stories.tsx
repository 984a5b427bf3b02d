import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Icon } from '../../src/components/index.js'
import { LogOut } from '../../src/icons/index.js'
import { FooterAction, FooterLine, FooterLink } from '../../src/parts/footer-line/footer-line.js'
import { CardFrame } from '../support/card-frame.js'

const onClick = fn()

const meta = preview.meta({
  title: 'Modal/Parts/FooterLine',
  component: FooterLine,
  parameters: {
    docs: {
      description: { component: 'The last line of a card: one link or one action, never the main one.' },
    },
  },
})

export const WithLink = meta.story({
  render: () => (
    <CardFrame title="Prism">
      <FooterLine>
        Don’t have it? <FooterLink href="https://prism.example">Get Prism</FooterLink>
      </FooterLine>
    </CardFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get Prism' })).toHaveAttribute(
      'rel',
      expect.stringContaining('noreferrer'),
    )
  },
})

export const WithAction = meta.story({
  render: () => (
    <CardFrame title="Account">
      <FooterLine>
        <FooterAction icon={<Icon as={LogOut} size={16} isDirectional />} onClick={onClick}>
          Disconnect
        </FooterAction>
      </FooterLine>
    </CardFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    onClick.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect' }))
    await expect(onClick).toHaveBeenCalledOnce()
  },
})

/** While busy it keeps focus and ignores presses. */
export const Busy = meta.story({
  render: () => (
    <CardFrame title="Account">
      <FooterLine>
        <FooterAction isBusy onClick={onClick}>
          Disconnecting
        </FooterAction>
      </FooterLine>
    </CardFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    onClick.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnecting' }))
    await expect(onClick).not.toHaveBeenCalled()
  },
})
