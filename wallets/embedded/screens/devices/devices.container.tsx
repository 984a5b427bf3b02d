import { useCallback, useState } from 'react'
import { useSingleRun } from '../../../../src/components/index.js'
import { hasLoginPasskeys } from '../../keys/login-passkey.js'
import { addLoginPasskey } from '../../recovery/add-login-passkey.js'
import { ServiceFailure } from '../../service/service-failure.js'
import { useFrameWindow } from '../../window/use-frame-window.js'
import { LoginLeftError, type ScreenControls } from '../parts/draw-screen.js'
import { type Problem, readLoginPasskeyProblem, readProblem } from '../parts/problem.js'
import { useReading } from '../parts/use-reading.js'
import type { ScreenContext } from '../screen-context.js'
import { AddPasskeyView } from './add-passkey-view.js'
import type { Access, AccessLists } from './describe-access.js'
import { DevicesView, type Kept } from './devices-view.js'
import { endAccess } from './end-access.js'
import { WatchedAccess } from './watched-access.js'

type DevicesContainerProps = { context: ScreenContext } & ScreenControls

const nothing: AccessLists = { devices: [], passkey: null, sessions: [], links: [] }

/** Lists the ways to open the account, and ends the one that the visitor chooses. */
export function DevicesContainer({ context, words, look, finish, withLogin }: DevicesContainerProps) {
  const { vault, account } = context
  const { reading, reload } = useReading(
    useCallback(async () => {
      const [wallet, lists] = await Promise.all([vault.read(), readLists({ vault, account })])
      const since = wallet?.loginPasskey?.createdAt ?? null
      const canAdd = wallet?.hasShare && hasLoginPasskeys()
      return { wallet, lists: { ...lists, passkey: since !== null || canAdd ? { since } : null } }
    }, [vault, account]),
  )
  const [chosen, setChosen] = useState<Access | null>(null)
  const [isAdding, setAdding] = useState(false)
  const [isPasskeyAdded, setPasskeyAdded] = useState(false)
  const [removed, setRemoved] = useState<Access | null>(null)
  const [kept, setKept] = useState<Kept | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, run] = useSingleRun()
  const shown = chosen && { kind: 'access' as const, access: chosen, problem, isBusy }
  const opened = useFrameWindow(look, shown, ({ type }) => {
    if (type === 'remove') void run(remove)
  })
  const format = { locale: look.words.approve.locale }

  async function remove(): Promise<void> {
    if (!chosen) return
    setProblem(null)
    try {
      // The frame requests the login. Then the window can be opened again.
      await withLogin(() => endAccess(context, chosen), opened.close)
      leave(chosen)
    } catch (error) {
      // Another device was faster.
      if (error instanceof ServiceFailure && error.status === 404 && error.field !== 'cookie') leave(chosen)
      else if (!(error instanceof LoginLeftError)) setProblem(readRemovalProblem(error, chosen))
    }
  }

  async function addPasskey(): Promise<void> {
    setProblem(null)
    try {
      await withLogin(async () => {
        const { email, userName } = await context.login.readSession()
        await addLoginPasskey(context, words.passkeys.account({ account: email ?? userName ?? '' }))
      })
      leave(null)
      setPasskeyAdded(true)
      reload()
    } catch (error) {
      if (!(error instanceof LoginLeftError)) setProblem(readLoginPasskeyProblem(error))
    }
  }

  async function keep(what: Kept): Promise<void> {
    setProblem(null)
    try {
      await (what === 'wallet' ? vault.cancelReplacement() : account.keepEmail())
      setKept(what)
      reload()
    } catch (error) {
      setProblem(readProblem(error))
    }
  }

  /** Back to the list, which is read again after a removal. */
  function leave(ended: Access | null): void {
    setProblem(null)
    setChosen(null)
    setAdding(false)
    setRemoved(ended)
    setPasskeyAdded(false)
    if (ended) reload()
  }

  if (chosen) {
    return (
      <WatchedAccess
        words={words}
        access={chosen}
        format={format}
        problem={problem}
        isBusy={isBusy}
        onBack={() => leave(null)}
        onRemove={() => void run(remove)}
        onOpenWindow={() => setProblem(opened.open() ? null : { kind: 'window-blocked' })}
      />
    )
  }
  if (isAdding) {
    return (
      <AddPasskeyView
        words={words}
        problem={problem}
        isBusy={isBusy}
        onBack={() => leave(null)}
        onAdd={() => void run(addPasskey)}
      />
    )
  }
  return (
    <DevicesView
      words={words}
      status={reading.status}
      lists={reading.status === 'read' ? reading.lists : nothing}
      format={format}
      next={reading.status === 'read' ? (reading.wallet?.next ?? null) : null}
      emailUndo={reading.status === 'read' ? (reading.wallet?.emailUndo ?? null) : null}
      kept={kept}
      isBusy={isBusy}
      isPasskeyAdded={isPasskeyAdded}
      removed={removed}
      problem={reading.status === 'unread' ? reading.problem : problem}
      onRetry={reload}
      onAccess={setChosen}
      onAddPasskey={() => setAdding(true)}
      onKeep={(what) => void run(() => keep(what))}
      onDone={() => finish('done')}
    />
  )
}

/** A session of a device that can sign ends with the device, so that it is not listed once more. */
async function readLists({
  vault,
  account,
}: Pick<ScreenContext, 'vault' | 'account'>): Promise<Omit<AccessLists, 'passkey'>> {
  const [devices, sessions, links] = await Promise.all([
    vault.listDevices(),
    account.listSessions(),
    account.listLinks(),
  ])
  const signing = new Set(devices.map(({ thumbprint }) => thumbprint))
  const others = sessions.filter(
    ({ isCurrent, deviceThumbprint }) => !(isCurrent || (deviceThumbprint !== null && signing.has(deviceThumbprint))),
  )
  return { devices, sessions: others, links }
}

function readRemovalProblem(error: unknown, { kind }: Access): Problem {
  const isLast = error instanceof ServiceFailure && error.status === 409
  if (!isLast) return readProblem(error)
  return { kind: kind === 'link' ? 'only-login' : 'only-device' }
}
