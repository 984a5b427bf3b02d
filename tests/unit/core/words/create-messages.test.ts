import { expect, test } from 'vitest'
import { createMessages } from '../../../../src/features/english.js'
import { ar } from '../../../../src/languages/ar.js'

test('words of a component replace those of the language, and the rest stay English', () => {
  const { components } = createMessages({
    ...ar,
    components: { ...ar.components, slider: { less: 'Kleiner' }, link: { external: 'Neu' } },
  })
  expect(components.slider).toEqual({ less: 'Kleiner' })
  expect(components.link).toEqual({ external: 'Neu' })
  expect(components.form).toEqual(ar.components.form)
})

test('English brings no words of components, so that a page loads only those it shows', () => {
  expect(createMessages({ common: { close: 'Zu' } }).components).toEqual({})
})
