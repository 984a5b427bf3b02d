import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { setTextSize } from './checks/large-text.js'
import { buildGalleries, openGalleries } from './open-galleries.js'

beforeAll(() => buildGalleries('whole'), 120_000)

test('a theme makes all lengths twice as long for a visitor whose text is twice as large', async () => {
  await setTextSize(32)
  onTestFinished(async () => void (await setTextSize(16)))
  const { document, galleries } = await openGalleries('whole')
  await galleries.show('/stories/components/button.stories.tsx', {})
  expect(document.documentElement.style.getPropertyValue('--lintel-px')).toBe('2px')
})
