import { expect, test } from 'vitest'
import type { ConnectMethod } from '../../../../src/core/model/state.js'
import { groupMethods } from '../../../../src/modal/views/connect/group-methods.js'

const all = { hasEmail: true, socials: ['google'] } as const
const group = (methods: readonly ConnectMethod[], on: { hasEmail: boolean; socials: readonly 'google'[] } = all) =>
  groupMethods({ methods, ...on })

test('e-mail and social accounts are one group when they are adjacent', () => {
  expect(group(['email', 'social', 'wallet'])).toEqual([['email', 'social'], 'wallet'])
  expect(group(['social', 'wallet', 'email'])).toEqual([['social'], 'wallet', ['email']])
})

test('a method that is off is left out', () => {
  expect(group(['email', 'social', 'wallet'], { hasEmail: false, socials: [] })).toEqual(['wallet'])
  expect(group(['email', 'wallet', 'social'], { hasEmail: true, socials: [] })).toEqual([['email'], 'wallet'])
  expect(group(['email'], { hasEmail: false, socials: [] })).toEqual([])
})
