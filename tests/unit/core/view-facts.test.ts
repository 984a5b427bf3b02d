import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { LintelEvent } from '../../../src/core/model/event.js'
import type { View } from '../../../src/core/model/views/view.js'
import { checkOptions } from '../../../src/core/options/check-options.js'
import { createInitialState } from '../../../src/core/options/create-initial-state.js'
import type { Feature } from '../../../src/core/options/define-feature.js'
import { features } from '../../../src/features/index.js'
import { listFiles, ROOT } from '../../fixtures/source-files.js'
import { ADDRESS, getViewNames, makeOptions, report, run } from './fixtures/make-state.js'

const definitions: readonly Feature[] = features

describe('the views of the package', () => {
  it('are those of every folder of src/features, each of one', async () => {
    const folders = readdirSync(join(ROOT, 'src/features')).filter((name) => !name.includes('.'))
    const found = await Promise.all(folders.map((name) => import(`../../../src/features/${name}/feature.ts`)))
    expect(new Set(found.flatMap((module) => Object.values(module)))).toEqual(new Set(definitions))
    const names = definitions.flatMap((feature) => Object.keys(feature.views))
    expect(names.length).toBeGreaterThan(0)
    expect(new Set(names).size).toBe(names.length)
  })

  it('have no fact that no rule asks', () => {
    const rules = [
      'src/core/selectors.ts',
      ...listFiles('src/core/transitions'),
      'src/core/create-lintel.ts',
      ...listFiles('src/modal'),
      ...listFiles('src/parts'),
      ...listFiles('src/features').filter((path) => !path.endsWith('/feature.ts')),
    ].map((path) => readFileSync(join(ROOT, path), 'utf8'))
    const facts = definitions.flatMap((feature) => Object.values(feature.views))
    const values = facts
      .flatMap(({ needs, partOf, waitsFor, role }) => [needs, partOf, waitsFor, role])
      .filter((value) => value)
    expect(new Set(values).size).toBeGreaterThan(5)
    expect(values.filter((value) => !rules.some((code) => code.includes(`'${value}'`)))).toEqual([])
  })

  it('have each role once', () => {
    const facts = definitions.flatMap((feature) => Object.values(feature.views))
    const roles = facts.flatMap(({ role }) => role ?? [])
    expect(roles).toContain('start')
    expect(roles.filter((role, at) => roles.indexOf(role) !== at)).toEqual([])
  })
})

/** Views whose names core has never heard of. */
const toy = {
  views: {
    Swap: {},
    SwapApprove: { needs: 'nothing', waitsFor: 'approval' },
    Code: { partOf: 'connecting', waitsFor: 'login' },
    Proof: { session: 'signIn' },
    Chains: { needs: 'nothing', partOf: 'switching' },
  },
} as const satisfies Feature

/** The rules see a name of `toy` as they see any other: by its facts. */
const show = (name: keyof typeof toy.views) => ({ name }) as unknown as View

function setUp(events: readonly LintelEvent[]) {
  const all = [...features, toy]
  return run(createInitialState(checkOptions(makeOptions(), all), {}, all), events)
}

const connected: readonly LintelEvent[] = [
  { type: 'connection/connect', namespace: 'eip155', connectorId: 'prism', id: 1 },
  report([{ connectorId: 'prism', accounts: [{ address: ADDRESS, type: 'eoa' }], network: 'eip155:1' }]),
]

describe('a view follows its facts, whatever its name', () => {
  it('is the start of an app in which no view has that role', () => {
    expect(getViewNames(createInitialState(checkOptions(makeOptions(), [toy]), {}, [toy]))).toEqual(['Swap'])
  })

  it('opens with an account only', () => {
    const open = { type: 'modal/open', view: show('Swap') } as const
    expect(getViewNames(setUp([open]))).toEqual(['Connect'])
    expect(getViewNames(setUp([...connected, open]))).toEqual(['Swap'])
  })

  it('is not covered or closed while it waits for an approval', () => {
    const shown = setUp([
      { type: 'modal/open', view: show('SwapApprove') },
      { type: 'router/push', view: { name: 'Networks' } },
      { type: 'modal/open', view: { name: 'Networks' } },
      { type: 'modal/close', forced: false },
    ])
    expect(getViewNames(shown)).toEqual(['SwapApprove'])
    expect(shown.modal).toMatchObject({ open: true, shake: { reason: 'approve-pending' } })
  })

  it('closes once a wallet is connected when it is part of connecting', () => {
    const open = { type: 'modal/open', view: show('Code') } as const
    expect(setUp([open]).modal.open).toBe(true)
    expect(setUp([open, ...connected]).modal.open).toBe(false)
  })

  it('does not open when there is nothing to sign', () => {
    expect(getViewNames(setUp([...connected, { type: 'modal/open', view: show('Proof') }]))).toEqual(['Account'])
  })

  it('leaves the stack after the switch of which it is part', () => {
    const shown = setUp([
      ...connected,
      { type: 'modal/open', view: { name: 'Account' } },
      { type: 'router/push', view: show('Chains') },
      { type: 'router/push', view: { name: 'SwitchNetwork', network: 'eip155:10' } },
      { type: 'network/switch', network: 'eip155:10', id: 2 },
      { type: 'network/switched', namespace: 'eip155', id: 2 },
    ])
    expect(getViewNames(shown)).toEqual(['Account'])
  })
})
