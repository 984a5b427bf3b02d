import { describe, expect, it } from 'vitest'
import type { CloseRefusal, LintelState } from '../../../../src/core/model/state.js'
import type { View, ViewName } from '../../../../src/core/model/views/view.js'
import type { SignInState } from '../../../../src/features/sign-in/model/sign-in-state.js'
import { ADDRESS, getViewNames, makeConnected, makeState, report, run } from '../fixtures/make-state.js'

/**
 * Opening and closing in every combination. The expected results are written a second time here, independent of the
 * code of the rules.
 */
type Case = {
  isConnected: boolean
  isMobile: boolean
  isBasic: boolean
  /** The wallet's network is one that the app does not list. */
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

/** UnsupportedChain is required while an account is on a network that the app does not list, unless the app allows it. */
function mustResolve({ isConnected, isUnlisted, canSwitch, allowsUnsupported, isBasic }: Case): boolean {
  if (!isConnected || !isUnlisted) return false
  return !(!canSwitch || allowsUnsupported || isBasic)
}

/** The requested view, else Account when connected, else Connect; on a phone without adapters AllWallets. */
function expectFirstView(one: Case): ViewName {
  if (mustResolve(one)) return 'UnsupportedChain'
  const start = one.isMobile && one.isBasic ? 'AllWallets' : 'Connect'
  const isOfAccount = ['Account', 'ProfileWallets', 'UnsupportedChain', 'SIWXSignMessage'].includes(one.asked ?? '')
  // Nothing is left to do in it.
  const isDone = one.asked === 'SIWXSignMessage' && one.signIn !== 'open'
  if (isDone) return one.isConnected ? 'Account' : start
  if (one.asked && isOfAccount) return one.isConnected ? one.asked : start
  if (one.asked) return one.asked
  if (!one.isConnected) return start
  // A required sign-in comes first.
  return one.signIn === 'open' ? 'SIWXSignMessage' : 'Account'
}

/** Closing is refused, unless forced, by ApproveTransaction, an open sign-in and UnsupportedChain. */
function expectRefusal(one: Case, shown: string): CloseRefusal | null {
  if (one.forced) return null
  if (shown === 'ApproveTransaction') return 'approve-pending'
  if (shown === 'SIWXSignMessage' && one.signIn === 'open') return 'sign-in-required'
  return mustResolve(one) ? 'unsupported-chain' : null
}

/** Back from the first view closes. While UnsupportedChain is in the stack, going back is refused. */
function expectBackRefusal(one: Case, stack: readonly string[]): CloseRefusal | null {
  if (stack.at(-1) === 'ApproveTransaction') return 'approve-pending'
  if (stack.includes('UnsupportedChain')) return 'unsupported-chain'
  return expectRefusal({ ...one, forced: false }, stack.at(-1) ?? 'Connect')
}

function build(one: Case): LintelState {
  const settings = { enableNetworkSwitch: one.canSwitch, allowUnsupportedChain: one.allowsUnsupported }
  const state = one.isConnected ? makeConnected(settings, one.isUnlisted ? 999 : 1) : makeState(settings)
  const session = { data: { accountAddress: ADDRESS, chainId: `eip155:${one.isUnlisted ? 999 : 1}` as const } }
  const signIn: SignInState = {
    ...state.signIn,
    namespaces: one.signIn === 'none' ? [] : ['eip155'],
    required: true,
    sessions: one.signIn === 'done' ? [session] : [],
  }
  return {
    ...state,
    isMobile: one.isMobile,
    signIn,
    settings: { ...state.settings, isBasic: one.isBasic, hasDirectory: true },
  }
}

const toView = (name: ViewName | null): View | null => (name === null ? null : ({ name } as View))

function open(one: Case): LintelState {
  const opened = run(build(one), [{ type: 'modal/open', view: toView(one.asked) }])
  if (!one.hasRequest) return opened
  return run(opened, [{ type: 'request/added', request: { id: 'a', method: 'personal_sign' } }])
}

const cases = listCases()
const opened = new Map(cases.map((one) => [one, open(one)]))

/** Lists the combinations with another result than the expected one. An assertion for each would take seconds. */
function listWrong(
  read: (one: Case, state: LintelState) => [actual: unknown, expected: unknown],
  of: (one: Case) => boolean = () => true,
) {
  return [...opened].flatMap(([one, state]) => {
    if (!of(one)) return []
    const [actual, expected] = read(one, state).map((result) => JSON.stringify(result))
    return actual === expected ? [] : [{ one, actual, expected }]
  })
}

describe(`opening and closing in ${cases.length} combinations`, () => {
  it('covers all of them', () => {
    expect(cases.length).toBe(2 ** 8 * 3 * 8)
    expect(new Set(cases.map((one) => JSON.stringify(one))).size).toBe(cases.length)
  })

  it('opens on the expected view', () => {
    const wrong = listWrong((one, state) => {
      const first = expectFirstView(one)
      const stack = one.hasRequest ? [first, 'ApproveTransaction'] : [first]
      return [
        [state.modal.open, ...getViewNames(state)],
        [true, ...stack],
      ]
    })
    expect(wrong).toEqual([])
  })

  it('closes, or stays with the expected reason', () => {
    const wrong = listWrong((one, state) => {
      const refusal = expectRefusal(one, getViewNames(state).at(-1) ?? 'Connect')
      const { modal, pending } = run(state, [{ type: 'modal/close', forced: one.forced }])
      // The embedded wallet settles the request on screen itself.
      return [
        [modal.open, modal.shake?.reason ?? null, pending.length],
        [refusal !== null, refusal, one.hasRequest ? 1 : 0],
      ]
    })
    expect(wrong).toEqual([])
  })

  it('closes on Back from the first view, and stays while a rule requires it', () => {
    const wrong = listWrong(
      (one, state) => {
        const refusal = expectBackRefusal(one, getViewNames(state))
        const { modal } = run(state, [{ type: 'router/back' }])
        return [
          [modal.open, modal.shake?.reason ?? null],
          [refusal !== null, refusal],
        ]
      },
      ({ forced }) => !forced,
    )
    expect(wrong).toEqual([])
  })

  it('closes from any view when forced', () => {
    expect(listWrong((_one, state) => [run(state, [{ type: 'modal/close', forced: true }]).modal.open, false])).toEqual(
      [],
    )
  })

  it('closes from any view when the address is lost', () => {
    const wrong = listWrong(
      (_one, state) => [run(state, [report([])]).modal.open, false],
      ({ isConnected }) => isConnected,
    )
    expect(wrong).toEqual([])
  })
})
