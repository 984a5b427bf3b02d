import { expect, test } from 'vitest'
import type { ConnectMethod } from '../../../../src/features/connect/model/connect-methods.js'
import { groupMethods } from '../../../../src/features/connect/views/connect/group-methods.js'

const all = { email: true, socials: ['google'] } as const
const group = (
  connectMethodsOrder: readonly ConnectMethod[],
  on: { email: boolean; socials: readonly 'google'[] } = all,
) => groupMethods({ connectMethodsOrder, ...on })

test('e-mail and social accounts are one group when they are adjacent', () => {
  expect(group(['email', 'social', 'wallet'])).toEqual([['email', 'social'], 'wallet'])
  expect(group(['social', 'wallet', 'email'])).toEqual([['social'], 'wallet', ['email']])
})

test('a method that is off is left out', () => {
  expect(group(['email', 'social', 'wallet'], { email: false, socials: [] })).toEqual(['wallet'])
  expect(group(['email', 'wallet', 'social'], { email: true, socials: [] })).toEqual([['email'], 'wallet'])
  expect(group(['email'], { email: false, socials: [] })).toEqual([])
})
