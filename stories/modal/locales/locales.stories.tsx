import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { ComponentWordsProvider } from '../../../src/components/index.js'
import type { ShownMessages } from '../../../src/core/words/messages.js'
import { views } from '../../../src/features/views.js'
import { ar } from '../../../src/languages/ar.js'
import { createPseudoMessages } from '../../../src/testing/index.js'
import { Theme } from '../../../src/theme/index.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { listCards } from './list-cards.js'
import { sheets } from './sheets.js'
import { translate } from './translate.js'

type SheetName = keyof typeof sheets

/** The cards of a sheet, with the name of the view that each shows. */
const listSheet = (sheet: SheetName) =>
  sheets[sheet].flatMap(([view, gallery, ...labels]) => listCards(gallery, labels).map((card) => ({ view, card })))

type LocaleSheetProps = {
  words: ShownMessages
  direction: 'ltr' | 'rtl'
  /** Width of each card, px. Phones have at least 320. */
  width: number
  sheet: SheetName
}

/** Some views in the texts of one locale. */
function LocaleSheet({ words, direction, width, sheet }: LocaleSheetProps) {
  return (
    <Theme direction={direction}>
      <ComponentWordsProvider words={words.components}>
        <CardSheet>
          {listSheet(sheet).map(({ view, card }) => {
            const { label, ...frame } = translate(card.props, words)
            return (
              <div key={`${view} ${label}`} data-view={view} lang={words.locale} style={{ inlineSize: width }}>
                <CardFrame {...frame} />
              </div>
            )
          })}
        </CardSheet>
      </ComponentWordsProvider>
    </Theme>
  )
}

const arabic: LocaleSheetProps = { words: ar, direction: 'rtl', width: 360, sheet: 'ways' }
/** Texts that are 40 % longer, on the narrowest phone. */
const pseudo: LocaleSheetProps = { words: createPseudoMessages(), direction: 'ltr', width: 320, sheet: 'ways' }

const meta = preview.meta({
  title: 'Modal/Locales',
  component: LocaleSheet,
  args: arabic,
  tags: ['words'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Every view in Arabic, right to left, and in a pseudo locale that is 40 % longer than English. Nothing is cut, no name reorders the text around it, and every text without accents is missing in the catalogue. See docs/languages.md.',
      },
    },
  },
})

/** Fails for a view that is missing, wider than its card, cut off or still loading. */
async function expectSheet(canvasElement: HTMLElement, sheet: SheetName) {
  const names = Object.values(sheets).flatMap((entries) => entries.map(([view]) => view))
  await expect(names.toSorted()).toEqual(Object.keys(views).toSorted())
  const readCards = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-view]')]
  // Some parts of the views load on demand and render nothing before that.
  await waitFor(() =>
    expect(readCards().map(({ dataset }) => dataset.view)).toEqual(listSheet(sheet).map(({ view }) => view)),
  )
  const codes = { pairing: 1, portfolio: 2, login: 1, pay: 1 }[sheet as string] ?? 0
  await waitFor(() => expect(canvasElement.querySelectorAll('[role="img"][data-status="ready"]')).toHaveLength(codes))
  const amounts = ['account', 'portfolio', 'send', 'swap', 'buy', 'pay'].includes(sheet)
  await waitFor(() => expect(canvasElement.querySelector('data') !== null).toBe(amounts))
  if (sheet === 'pairing') await waitFor(() => expect(canvasElement.querySelectorAll('[role="tab"]')).toHaveLength(3))
  const wide = [...canvasElement.querySelectorAll<HTMLElement>('[data-view], [role="tablist"]')].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  )
  await expect(wide.map((part) => part.closest<HTMLElement>('[data-view]')?.dataset.view)).toEqual([])
}

export const ArabicWays = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expectSheet(canvasElement, 'ways')
    await expect(canvas.getByText('رفضتَ الطلب في \u2068Prism\u2069. لم تتم مشاركة أي شيء.')).toBeVisible()
  },
})

export const ArabicPairing = meta.story({
  args: { sheet: 'pairing' },
  play: async ({ canvasElement }) => expectSheet(canvasElement, 'pairing'),
})

/** Right to left, with Latin names inside the sentences. */
export const ArabicAccount = meta.story({
  args: { sheet: 'account' },
  play: async ({ canvas, canvasElement }) => {
    await expectSheet(canvasElement, 'account')
    await expect(getComputedStyle(canvas.getByRole('heading', { name: ar.titles.Account })).direction).toBe('rtl')
  },
})

export const ArabicSignIn = meta.story({
  args: { sheet: 'signIn' },
  play: async ({ canvasElement }) => expectSheet(canvasElement, 'signIn'),
})

export const ArabicLogin = meta.story({
  args: { sheet: 'login' },
  play: async ({ canvasElement }) => expectSheet(canvasElement, 'login'),
})

export const ArabicEmbedded = meta.story({
  args: { sheet: 'embedded' },
  play: async ({ canvasElement }) => expectSheet(canvasElement, 'embedded'),
})

export const ArabicPortfolio = meta.story({
  args: { sheet: 'portfolio' },
  play: async ({ canvasElement }) => expectSheet(canvasElement, 'portfolio'),
})

export const ArabicSend = meta.story({
  args: { sheet: 'send' },
  play: async ({ canvasElement }) => expectSheet(canvasElement, 'send'),
})

export const ArabicSwap = meta.story({
  args: { sheet: 'swap' },
  play: async ({ canvasElement }) => expectSheet(canvasElement, 'swap'),
})

export const ArabicBuy = meta.story({
  args: { sheet: 'buy' },
  play: async ({ canvasElement }) => expectSheet(canvasElement, 'buy'),
})

export const ArabicPay = meta.story({
  args: { sheet: 'pay' },
  play: async ({ canvasElement }) => expectSheet(canvasElement, 'pay'),
})

export const ArabicNames = meta.story({
  args: { sheet: 'names' },
  play: async ({ canvasElement }) => expectSheet(canvasElement, 'names'),
})

export const ArabicSessions = meta.story({
  args: { sheet: 'sessions' },
  play: async ({ canvasElement }) => expectSheet(canvasElement, 'sessions'),
})

export const ArabicNetworks = meta.story({
  args: { sheet: 'networks' },
  play: async ({ canvasElement }) => expectSheet(canvasElement, 'networks'),
})

export const PseudoWays = meta.story({
  args: pseudo,
  play: async ({ canvasElement }) => expectSheet(canvasElement, 'ways'),
})

/** Every tab is visible: long labels wrap. */
export const PseudoPairing = meta.story({
  args: { ...pseudo, sheet: 'pairing' },
  play: async ({ canvasElement }) => expectSheet(canvasElement, 'pairing'),
})

export const PseudoAccount = meta.story({
  args: { ...pseudo, sheet: 'account' },
  play: async ({ canvasElement }) => expectSheet(canvasElement, 'account'),
})

export const PseudoSignIn = meta.story({
  args: { ...pseudo, sheet: 'signIn' },
  play: async ({ canvasElement }) => expectSheet(canvasElement, 'signIn'),
})

export const PseudoLogin = meta.story({
  args: { ...pseudo, sheet: 'login' },
  play: async ({ canvasElement }) => expectSheet(canvasElement, 'login'),
})

export const PseudoEmbedded = meta.story({
  args: { ...pseudo, sheet: 'embedded' },
  play: async ({ canvasElement }) => expectSheet(canvasElement, 'embedded'),
})

export const PseudoPortfolio = meta.story({
  args: { ...pseudo, sheet: 'portfolio' },
  play: async ({ canvasElement }) => expectSheet(canvasElement, 'portfolio'),
})

export const PseudoSend = meta.story({
  args: { ...pseudo, sheet: 'send' },
  play: async ({ canvasElement }) => expectSheet(canvasElement, 'send'),
})

export const PseudoSwap = meta.story({
  args: { ...pseudo, sheet: 'swap' },
  play: async ({ canvasElement }) => expectSheet(canvasElement, 'swap'),
})

export const PseudoBuy = meta.story({
  args: { ...pseudo, sheet: 'buy' },
  play: async ({ canvasElement }) => expectSheet(canvasElement, 'buy'),
})

export const PseudoPay = meta.story({
  args: { ...pseudo, sheet: 'pay' },
  play: async ({ canvasElement }) => expectSheet(canvasElement, 'pay'),
})

export const PseudoNames = meta.story({
  args: { ...pseudo, sheet: 'names' },
  play: async ({ canvasElement }) => expectSheet(canvasElement, 'names'),
})

export const PseudoSessions = meta.story({
  args: { ...pseudo, sheet: 'sessions' },
  play: async ({ canvasElement }) => expectSheet(canvasElement, 'sessions'),
})

export const PseudoNetworks = meta.story({
  args: { ...pseudo, sheet: 'networks' },
  play: async ({ canvasElement }) => expectSheet(canvasElement, 'networks'),
})
