import { createRuntimeFn as createOriginal } from '@vanilla-extract/recipes/createRuntimeFn'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRuntimeFn } from '../../../../src/components/styling/create-runtime-fn.js'

const recipe: Parameters<typeof createRuntimeFn>[0] = {
  defaultClassName: 'base reset',
  variantClassNames: {
    size: { '1': 'small', '2': 'large' },
    wide: { true: 'wide', false: 'narrow' },
    tone: { calm: 'calm' },
  },
  defaultVariants: { size: '2' },
  compoundVariants: [
    [{ size: '1', wide: true }, 'small-wide'],
    [{ size: '2' }, 'any-large'],
  ],
}

test('returns the classes that the function of the package returns', () => {
  const [own, original] = [createRuntimeFn(recipe), createOriginal(recipe as never)]
  const selections = fc.record(
    {
      size: fc.constantFrom('1', '2', undefined),
      wide: fc.constantFrom(true, false, undefined),
      tone: fc.constantFrom('calm', 'unknown', undefined),
    },
    { requiredKeys: [] },
  )
  const sort = (classes: string) => classes.split(' ').toSorted()
  fc.assert(
    fc.property(selections, (selected) => {
      expect(sort(own(selected))).toEqual(sort(original(selected as never)))
    }),
  )
  expect(own()).toBe(original())
})
