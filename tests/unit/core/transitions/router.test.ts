import { describe, expect, it } from 'vitest'
import { getViewNames, makeConnected, makeState, run } from '../fixtures/make-state.js'

const opened = run(makeConnected(), [{ type: 'modal/open', view: null }])

describe('router', () => {
  it('pushes, replaces and resets', () => {
    const pushed = run(opened, [{ type: 'router/push', view: { name: 'Networks' } }])
    expect(getViewNames(pushed)).toEqual(['Account', 'Networks'])
    expect(pushed.router.direction).toBe('forward')
    expect(getViewNames(run(pushed, [{ type: 'router/replace', view: { name: 'Connect' } }]))).toEqual([
      'Account',
      'Connect',
    ])
    expect(getViewNames(run(pushed, [{ type: 'router/reset', view: { name: 'Connect' } }]))).toEqual(['Connect'])
  })

  it('goes back to the view below', () => {
    const state = run(opened, [{ type: 'router/push', view: { name: 'Networks' } }, { type: 'router/back' }])
    expect(getViewNames(state)).toEqual(['Account'])
    expect(state.router.direction).toBe('back')
  })

  it('closes when going back from the first view', () => {
    expect(run(opened, [{ type: 'router/back' }]).modal.open).toBe(false)
  })

  it.each([
    [0, ['Account']],
    [1, ['Account', 'Networks']],
    [2, ['Account', 'Networks', 'Connect']],
    [7, ['Account', 'Networks', 'Connect']],
    [0.5, ['Account', 'Networks', 'Connect']],
  ])('goes back to index %s', (index, stack) => {
    const state = run(opened, [
      { type: 'router/push', view: { name: 'Networks' } },
      { type: 'router/push', view: { name: 'Connect' } },
      { type: 'router/back-to', index },
    ])
    expect(getViewNames(state)).toEqual(stack)
  })

  it('does not go back while UnsupportedChain is in the stack', () => {
    const blocked = run(makeConnected({}, 999), [
      { type: 'modal/open', view: null },
      { type: 'router/push', view: { name: 'Networks' } },
    ])
    expect(getViewNames(blocked)).toEqual(['UnsupportedChain', 'Networks'])
    const refused = run(blocked, [{ type: 'router/back' }], 40)
    expect(getViewNames(refused)).toEqual(['UnsupportedChain', 'Networks'])
    expect(refused.modal.shake).toEqual({ since: 40, reason: 'unsupported-chain' })
  })

  it('does not leave a transaction that waits for approval', () => {
    const approving = run(opened, [{ type: 'router/push', view: { name: 'ApproveTransaction' } }])
    for (const event of [
      { type: 'router/back' },
      { type: 'router/back-to', index: 0 },
      { type: 'router/push', view: { name: 'Connect' } },
      { type: 'router/replace', view: { name: 'Connect' } },
      { type: 'router/reset', view: { name: 'Connect' } },
      { type: 'modal/open', view: { name: 'Networks' } },
    ] as const) {
      const state = run(approving, [event])
      expect(getViewNames(state)).toEqual(['Account', 'ApproveTransaction'])
      expect(state.modal.shake?.reason).toBe('approve-pending')
    }
  })

  it('does nothing while the modal is closed', () => {
    const state = makeState()
    expect(run(state, [{ type: 'router/back' }])).toBe(state)
  })
})
