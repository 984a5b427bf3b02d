import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { IdentitySession } from '../../../src/services/identity/schema.js'
import type { Wallet, WalletDevice } from '../../../src/services/identity/wallet-schema.js'
import { approvals } from '../../../stories/wallets/embedded/approval-samples.js'
import type { ApprovalPorts } from '../../../wallets/embedded/rpc/approval-ports.js'
import { decide } from '../../../wallets/embedded/rpc/decide.js'
import type { Execution } from '../../../wallets/embedded/rpc/execution/execution.js'
import { DevicesContainer } from '../../../wallets/embedded/screens/devices/devices.container.js'
import { ExportContainer } from '../../../wallets/embedded/screens/export/export.container.js'
import { loadLook } from '../../../wallets/embedded/screens/frame-look.js'
import { LogInAgainContainer } from '../../../wallets/embedded/screens/log-in-again/log-in-again.container.js'
import type { ScreenControls } from '../../../wallets/embedded/screens/parts/draw-screen.js'
import { FrameRoot } from '../../../wallets/embedded/screens/parts/frame-root.js'
import { RecoveryContainer } from '../../../wallets/embedded/screens/recovery/recovery.container.js'
import type { ScreenContext } from '../../../wallets/embedded/screens/screen-context.js'
import { describeOneRequest, everyWay, type Row } from './press-ways.js'

// What the visitor must see, and for how long, is proven by the tests of the approval's attention.
vi.mock('../../../wallets/embedded/screens/approve/use-attention.js', () => ({
  useAttention: () => ({ ref: () => undefined, attention: 'ready', accepts: () => true }),
}))

const unanswered = () => vi.fn(() => new Promise<never>(() => undefined))

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const wallet: Wallet = {
  walletId: 'wallet',
  addresses: { eip155: address, solana: '11111111111111111111111111111111' },
  hasShare: true,
  recovery: { kind: 'password' },
  loginPasskey: null,
  emailUndo: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  next: null,
}
const device: WalletDevice = {
  thumbprint: 'other',
  isCurrent: false,
  client: 'Firefox, Windows',
  createdAt: '2026-01-01T00:00:00.000Z',
  usedAt: '2026-01-01T00:00:00.000Z',
}

/** A frame whose services answer no request that a press makes. */
function createContext(method: string, loginPasskey: Wallet['loginPasskey'] = null) {
  const asked = {
    sendCode: unanswered(),
    verifyCode: unanswered(),
    openProvider: unanswered(),
    writeFarcasterUrl: unanswered(),
    readNonce: unanswered(),
    readShare: unanswered(),
    openRecovery: unanswered(),
    readPasskeyChallenge: unanswered(),
  }
  const readSession = async () => ({ method, email: 'nora@example.com', userName: null }) as IdentitySession
  const context = {
    vault: {
      read: async () => ({ ...wallet, loginPasskey }),
      listDevices: async () => [device],
      readNonce: asked.readNonce,
      openRecovery: asked.openRecovery,
    },
    account: {
      listSessions: async () => [],
      listLinks: async () => [],
      readPasskeyChallenge: asked.readPasskeyChallenge,
    },
    device: { publicKey: {}, readShare: asked.readShare },
    login: { ...asked, readSession },
    findAccount: async () => ({ address, type: 'eoa' }),
  } as unknown as ScreenContext
  return { asked, context }
}

const readLook = () => loadLook({ readTheme: () => ({ accent: 'indigo' }) as never, readLocale: () => 'en' })

type Screen = { context: ScreenContext; controls: ScreenControls }

/** A press on the button asks for `call`. `prepare` is what the visitor does before. */
function row(
  action: string,
  {
    call,
    button,
    draw,
    method = 'email',
    loginPasskey,
    ways = [],
    prepare,
  }: {
    call: keyof ReturnType<typeof createContext>['asked']
    button: string
    draw: (screen: Screen) => ReactNode
    method?: string
    loginPasskey?: Wallet['loginPasskey']
    ways?: Row['ways']
    prepare?: (asked: ReturnType<typeof createContext>['asked']) => Promise<void>
  },
): Row {
  return {
    action,
    ways,
    async show() {
      const { asked, context } = createContext(method, loginPasskey)
      const look = await readLook()
      const controls: ScreenControls = {
        words: look.words.screens,
        look,
        finish: () => undefined,
        withLogin: (work) => work(),
      }
      const place = document.body.appendChild(document.createElement('main'))
      const root = createRoot(place)
      root.render(<FrameRoot look={look}>{draw({ context, controls })}</FrameRoot>)
      onTestFinished(() => {
        root.unmount()
        place.remove()
      })
      await prepare?.(asked)
      const found = page.getByRole('button', { name: button, exact: true })
      await expect.element(found).toBeVisible()
      await expect.element(found).not.toHaveAttribute('aria-disabled', 'true')
      return { control: found.element() as HTMLElement, count: () => asked[call].mock.calls.length }
    },
  }
}

/** A request that waits for the visitor. */
const approveRow: Row = {
  action: 'Approve',
  ways: everyWay,
  async show() {
    const carryOut = unanswered()
    const cost = { status: 'none' } as const
    const execution: Execution = { firstCost: cost, readCost: async () => cost, carryOut, isUnderWay: () => false }
    const ports = {
      network: { name: 'Ethereum', nativeCurrency: { symbol: 'ETH', decimals: 18 } },
      look: await readLook(),
      openKeyWorker: () => ({ run: unanswered(), close: () => undefined }),
      readQueue: () => ({ position: 1, total: 1 }),
      watch: () => () => undefined,
      signal: new AbortController().signal,
    } as unknown as ApprovalPorts
    const place = document.body.appendChild(document.createElement('main'))
    onTestFinished(() => place.remove())
    void decide(place, { approval: approvals.message, execution, ports })
    const found = page.getByRole('button', { name: 'Approve', exact: true })
    await expect.element(found).toBeVisible()
    return { control: found.element() as HTMLElement, count: () => carryOut.mock.calls.length }
  },
}

const logIn = ({ context, controls }: Screen) => <LogInAgainContainer context={context} {...controls} />

describeOneRequest([
  approveRow,
  row('Send a code', { call: 'sendCode', button: 'Send a code', draw: logIn }),
  row('Next of a code', {
    call: 'verifyCode',
    button: 'Continue',
    draw: logIn,
    async prepare({ sendCode, verifyCode }) {
      sendCode.mockResolvedValue('VERIFY_OTP' as never)
      verifyCode.mockRejectedValueOnce(new Error('The service does not answer.'))
      await page.getByRole('button', { name: 'Send a code' }).click()
      const code = page.getByRole('textbox')
      await expect.element(code).toBeVisible()
      await userEvent.fill(code, '123456')
      await expect.poll(() => verifyCode.mock.calls.length).toBe(1)
      await expect.element(code).not.toHaveAttribute('readonly')
      verifyCode.mockClear()
    },
  }),
  row('Continue with Google', { call: 'openProvider', button: 'Continue with Google', method: 'google', draw: logIn }),
  row('Show a QR code', { call: 'writeFarcasterUrl', button: 'Show a QR code', method: 'farcaster', draw: logIn }),
  row('Continue with passkey', {
    call: 'readPasskeyChallenge',
    button: 'Continue with passkey',
    loginPasskey: { createdAt: '2026-01-01T00:00:00.000Z' },
    draw: logIn,
  }),
  row('Add passkey', {
    call: 'readPasskeyChallenge',
    button: 'Add passkey',
    draw: ({ context, controls }) => <DevicesContainer context={context} {...controls} />,
    prepare: () => page.getByRole('button', { name: /^Add a passkey/ }).click(),
  }),
  row('Show the words', {
    call: 'readShare',
    button: 'Show the words',
    draw: ({ context, controls }) => <ExportContainer context={context} {...controls} />,
  }),
  row('Remove device', {
    call: 'readNonce',
    ways: everyWay,
    button: 'Remove device',
    draw: ({ context, controls }) => <DevicesContainer context={context} {...controls} />,
    prepare: () => page.getByRole('button', { name: /^Firefox/ }).click(),
  }),
  row('Recover', {
    call: 'openRecovery',
    button: 'Recover',
    draw: ({ context, controls }) => <RecoveryContainer context={context} {...controls} />,
    prepare: () => userEvent.fill(page.getByLabelText('Password', { exact: true }), 'correct horse battery staple'),
  }),
])
