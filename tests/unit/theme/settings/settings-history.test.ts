import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  emptyHistory,
  recordStep,
  type SettingsHistory,
  STEPS_KEPT,
  takeStep,
} from '../../../../src/theme/settings/settings-history.js'
import { lintelDefaults } from '../../../../src/theme/settings/validate-settings.js'
import type { ThemeSettings } from '../../../../src/theme/theme.props.js'

type Change = { patch: Partial<ThemeSettings>; at: number }

function play(changes: Change[]): { history: SettingsHistory; settings: ThemeSettings } {
  let history = emptyHistory
  let settings = lintelDefaults
  for (const { patch, at } of changes) {
    history = recordStep(history, settings, patch, at)
    settings = { ...settings, ...patch }
  }
  return { history, settings }
}

const patch: fc.Arbitrary<Partial<ThemeSettings>> = fc.record(
  { accent: fc.constantFrom('lime', 'red', 'indigo'), radius: fc.constantFrom('none', 'medium') },
  { requiredKeys: [] },
)

describe('undo', () => {
  test('of everything restores the start, after changes of any speed and order', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(patch, fc.integer({ min: 0, max: 900 })), { maxLength: 40 }), (list) => {
        const waits = list.map(([, wait]) => wait)
        const times = waits.map((_, index) => waits.slice(0, index + 1).reduce((sum, wait) => sum + wait, 0))
        let { history, settings } = play(list.map(([change], index) => ({ patch: change, at: times[index] ?? 0 })))
        while (history.steps.length > 0) {
          const step = takeStep(history)
          expect(step.patch).not.toEqual({})
          history = step.history
          settings = { ...settings, ...step.patch }
        }
        expect(settings).toEqual(lintelDefaults)
      }),
    )
  })

  test('takes fast changes of one axis as one step, slow ones and those of another axis as separate steps', () => {
    const lime = { accent: 'lime' }
    const red = { accent: 'red' }
    const changes = (wait: number) => [
      { patch: lime, at: 0 },
      { patch: red, at: wait },
    ]
    expect(play(changes(499)).history.steps).toEqual([{ accent: 'indigo' }])
    expect(play(changes(500)).history.steps).toEqual([{ accent: 'indigo' }, { accent: 'lime' }])
    const other = play([
      { patch: lime, at: 0 },
      { patch: { radius: 'full' }, at: 1 },
    ])
    expect(other.history.steps).toEqual([{ accent: 'indigo' }, { radius: 'medium' }])
  })

  test('has no step without a change, or when all changes were reverted', () => {
    expect(play([{ patch: { accent: 'indigo' }, at: 0 }]).history.steps).toEqual([])
    const back = play([
      { patch: { accent: 'lime' }, at: 0 },
      { patch: { accent: 'indigo' }, at: 100 },
    ])
    expect(back.history.steps).toEqual([])
  })

  test('starts a new step after an undo', () => {
    const { history } = play([{ patch: { accent: 'lime' }, at: 0 }])
    const after = recordStep(takeStep(history).history, lintelDefaults, { accent: 'red' }, 1)
    expect(after.steps).toEqual([{ accent: 'indigo' }])
  })

  test('keeps changes from outside', () => {
    const { history } = play([{ patch: { accent: 'lime' }, at: 0 }])
    expect(takeStep(history).patch).toEqual({ accent: 'indigo' })
  })

  test('stores a hundred steps', () => {
    const many = Array.from({ length: 150 }, (_, at) => ({ patch: { accent: at % 2 ? 'lime' : 'red' }, at: at * 1000 }))
    expect(play(many).history.steps).toHaveLength(STEPS_KEPT)
  })
})
