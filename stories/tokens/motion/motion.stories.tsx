import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { onPage } from '../../support/on-page.js'
import { MotionDurations } from './motion-durations.js'

const meta = preview.meta({
  title: 'Tokens/Motion',
  // The page beside this file is its documentation.
  tags: ['!autodocs'],
  decorators: [onPage],
  parameters: { layout: 'padded' },
})

/** Every duration; press Play. */
export const Durations = meta.story({
  tags: ['visual'],
  render: () => <MotionDurations />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }))
    const played = canvasElement.querySelectorAll('[data-is-played]')
    await expect([...played].map((ball) => getComputedStyle(ball).animationDuration)).toEqual([
      '0.12s',
      '0.15s',
      '0.15s',
      '0.5s',
    ])
  },
})

/** Under reduced motion nothing moves: it fades in the same time. */
export const Reduced = meta.story({
  tags: ['moving'],
  globals: { motion: 'reduced' },
  render: () => <MotionDurations />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }))
    for (const ball of canvasElement.querySelectorAll('[data-is-played]')) {
      const frames = ball.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
      await expect(frames.map((frame) => frame.insetInlineStart ?? 'still')).not.toContain('0px')
      await expect(frames.some((frame) => frame.opacity === '0')).toBe(true)
    }
  },
})
