import { describe, expect, it } from 'vitest'
import type { CloseRefusal, LintelState } from '../../../../src/core/model/state.js'
import type { View, ViewName } from '../../../../src/core/model/view.js'
import { getViewNames, makeConnected, makeState, report, run } from '../fixtures/make-state.js'

/**
 * Opening and closing in every combination. What is expected is written once more here, from the sentences of views.md
 * "Shell" and product.md §2 and §4, and knows nothing of how the rules are built.
 */
type Case = {
  isConnected: boolean
  isMobile: boolean
  isBasic: boolean
  /** The wallet's network is one the app does not list. */
  isUnlisted: boolean
  canSwitch: boolean
  allowsUnsupported: boolean
  signIn: 'none' | 'open' | 'done'
  asked: ViewName | null
  /** A request of the embedded wallet comes while the modal is open. */
  hasRequest: boolean
  forced: boolean
}

const values: { [Key in keyof Case]: readonly Case[Key][] } = {
  isConnected: [false, true],
  isMobile: [false, true],
  isBasic: [false, true],
  isUnlisted: [false, true],
  canSwitch: [true, false],
  allowsUnsupported: [false, true],
  signIn: ['none', 'open', 'done'],
  asked: [
    null,
    'Connect',
    'AllWallets',
    'Account',
    'ProfileWallets',
    'Networks',
    'UnsupportedChain',
    'SIWXSignMessage',
  ],
  hasRequest: [false, true],
  forced: [false, true],
}

function listCases(): Case[] {
  let cases: Partial<Case>[] = [{}]
  for (const [key, choices] of Object.entries(values)) {
    cases = cases.flatMap((known) => (choices as readonly unknown[]).map((choice) => ({ ...known, [key]: choice })))
  }
  return cases as Case[]
}

/** "UnsupportedChain when the active network is not in the requested list (unless …)": an account is on a network. */
function mustResolve({ isConnected, isUnlisted, canSwitch, allowsUnsupported, isBasic }: Case): boolean {
  if (!isConnected || !isUnlisted) return false
  return !(!canSwitch || allowsUnsupported || isBasic)
}

/** "a view asked for, else Account if connected, else Connect; on mobile without adapters AllWallets". */
function expectFirstView(one: Case): ViewName {
  if (mustResolve(one)) return 'UnsupportedChain'
  const start = one.isMobile && one.isBasic ? 'AllWallets' : 'Connect'
  const isOfAccount = ['Account', 'ProfileWallets', 'UnsupportedChain', 'SIWXSignMessage'].includes(one.asked ?? '')
  if (one.asked && isOfAccount) return one.isConnected ? one.asked : start
  if (one.asked) return one.asked
  if (!one.isConnected) return start
  // §4: without a session that is required, signing in comes first.
  return one.signIn === 'open' ? 'SIWXSignMessage' : 'Account'
}

/** "Close … is refused … when: ApproveTransaction is open and not forced; the sign-in view is open …; UnsupportedChain …" */
function expectRefusal(one: Case, shown: string): CloseRefusal | null {
  if (one.forced) return null
  if (shown === 'ApproveTransaction') return 'approve-pending'
  if (shown === 'SIWXSignMessage' && one.signIn === 'open') return 'sign-in-required'
  return mustResolve(one) ? 'unsupported-chain' : null
}

/** "Back from the first view closes. While UnsupportedChain is in the stack, going back is blocked." */
function expectBackRefusal(one: Case, stack: readonly string[]): CloseRefusal | null {
  if (stack.at(-1) === 'ApproveTransaction') return 'approve-pending'
  if (stack.includes('UnsupportedChain')) return 'unsupported-chain'
  return expectRefusal({ ...one, forced: false }, stack.at(-1) ?? 'Connect')
}

function build(one: Case): LintelState {
  const settings = { enableNetworkSwitch: one.canSwitch, allowUnsupportedChain: one.allowsUnsupported }
  const state = one.isConnected ? makeConnected(settings, one.isUnlisted ? 999 : 1) : makeState(settings)
  const wallets = { ...state.settings.wallets, isBasic: one.isBasic }
  const signIn = { required: one.signIn !== 'none', hasSession: one.signIn === 'done' }
  return { ...state, isMobile: one.isMobile, signIn, settings: { ...state.settings, wallets } }
}

const toView = (name: ViewName | null): View | null => (name === null ? null : ({ name } as View))

function open(one: Case): LintelState {
  const opened = run(build(one), [{ type: 'modal/open', view: toView(one.asked) }])
  if (!one.hasRequest) return opened
  return run(opened, [{ type: 'request/added', request: { id: 'a', method: 'personal_sign' } }])
}

const cases = listCases()
const describeCase = (one: Case) => JSON.stringify(one)

describe(`the shell in ${cases.length} combinations`, () => {
  it('covers every one', () => {
    expect(cases.length).toBe(2 ** 8 * 3 * 8)
    expect(new Set(cases.map(describeCase)).size).toBe(cases.length)
  })

  it('opens on the view that the specification names', () => {
    for (const one of cases) {
      const state = open(one)
      const first = expectFirstView(one)
      const stack = one.hasRequest ? [first, 'ApproveTransaction'] : [first]
      expect([state.modal.open, ...getViewNames(state)], describeCase(one)).toEqual([true, ...stack])
    }
  })

  it('closes, or stays with the reason that the specification names', () => {
    for (const one of cases) {
      const opened = open(one)
      const refusal = expectRefusal(one, getViewNames(opened).at(-1) ?? 'Connect')
      const { modal, pending } = run(opened, [{ type: 'modal/close', forced: one.forced }])
      expect([modal.open, modal.shake?.reason ?? null], describeCase(one)).toEqual([refusal !== null, refusal])
      // The request on screen is the frame's own to settle.
      expect(pending.length, describeCase(one)).toBe(one.hasRequest ? 1 : 0)
    }
  })

  it('goes back from the first view by closing, and nowhere while something must be resolved', () => {
    for (const one of cases.filter(({ forced }) => !forced)) {
      const opened = open(one)
      const refusal = expectBackRefusal(one, getViewNames(opened))
      const { modal } = run(opened, [{ type: 'router/back' }])
      expect([modal.open, modal.shake?.reason ?? null], describeCase(one)).toEqual([refusal !== null, refusal])
    }
  })

  it('is left by force alone, whatever is shown', () => {
    for (const one of cases) {
      expect(run(open(one), [{ type: 'modal/close', forced: true }]).modal.open, describeCase(one)).toBe(false)
    }
  })

  it('closes when the address is lost, whatever is shown', () => {
    for (const one of cases.filter(({ isConnected }) => isConnected)) {
      const lost = run(open(one), [report([])])
      expect(lost.modal.open, describeCase(one)).toBe(false)
    }
  })
})
