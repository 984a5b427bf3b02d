import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { ar } from '../../../src/core/messages/ar.js'
import type { Messages } from '../../../src/core/messages/en.js'
import { views } from '../../../src/modal/registry.js'
import { createPseudoMessages } from '../../../src/testing/index.js'
import { Theme } from '../../../src/theme/index.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { drawViews } from './draw-views.js'

type LocaleSheetProps = {
  words: Messages
  direction: 'ltr' | 'rtl'
  /** px of each card; a phone's is 320 at least. */
  width: number
}

/** Every view in the words of one locale. */
function LocaleSheet({ words, direction, width }: LocaleSheetProps) {
  return (
    <Theme direction={direction}>
      <CardSheet>
        {Object.entries(drawViews).map(([name, draw]) => {
          const { body, ...frame } = draw(words)
          return (
            <div key={name} data-view={name} lang={words.locale} style={{ inlineSize: width }}>
              <CardFrame {...frame}>{body}</CardFrame>
            </div>
          )
        })}
      </CardSheet>
    </Theme>
  )
}

const arabic: LocaleSheetProps = { words: ar, direction: 'rtl', width: 360 }

const meta = preview.meta({
  title: 'Modal/Locales',
  component: LocaleSheet,
  args: arabic,
  tags: ['visual'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Every view in other words than English: Arabic, which reads from right to left, and a disguised English that is 40 % longer. Nothing is cut, no name turns the words around it, and what is read without accents is not in the catalogue. See docs/languages.md.',
      },
    },
  },
})

/** A view that is not drawn here, wider than its card, or still on its way, is a failure. */
async function expectEveryView(canvasElement: HTMLElement, codes: number) {
  const cards = [...canvasElement.querySelectorAll<HTMLElement>('[data-view]')]
  await expect(cards.map(({ dataset }) => dataset.view).sort()).toEqual(Object.keys(views).sort())
  await waitFor(() => expect(canvasElement.querySelectorAll('[role="img"][data-status="ready"]')).toHaveLength(codes))
  await waitFor(() => expect(canvasElement.querySelectorAll('data')).toHaveLength(1))
  const wide = cards.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  await expect(wide.map(({ dataset }) => dataset.view)).toEqual([])
}

/** From right to left, with Latin names inside the sentences. */
export const Arabic = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expectEveryView(canvasElement, 2)
    await expect(getComputedStyle(canvas.getByRole('heading', { name: ar.titles.Account })).direction).toBe('rtl')
    await expect(canvas.getByText('رفضتَ الطلب في \u2068Prism\u2069. لم تتم مشاركة أي شيء.')).toBeVisible()
  },
})

/** 40 % longer, on the narrowest phone. */
export const Pseudo = meta.story({
  args: { words: createPseudoMessages(), direction: 'ltr', width: 320 },
  play: async ({ canvasElement }) => {
    await expectEveryView(canvasElement, 2)
  },
})
