import { expect } from 'storybook/test'

/** px. A picture, four lines of heading, five of text, two rows and a footer. */
const HIGHEST = 700

/**
 * Checks a view with a hostile name: it is shown as text, the card keeps its width, and a cut name can be read on hover.
 */
export async function expectInsideCard(canvasElement: HTMLElement): Promise<void> {
  const card = canvasElement.querySelector<HTMLElement>('figure > div')
  if (!card) throw new Error('The story draws no CardFrame.')
  await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  await expect(card.clientHeight).toBeLessThanOrEqual(HIGHEST)
  await expect(card.querySelector('b, i, script')).toBeNull()
  const cut = [...card.querySelectorAll<HTMLElement>('h2, h3, p, bdi')].filter(
    ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
  )
  for (const { title, textContent } of cut) await expect(title).toBe(textContent)
}
