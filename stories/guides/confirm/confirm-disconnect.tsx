import { useState } from 'react'
import {
  AlertDialog,
  AlertDialogActions,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
  Button,
  Callout,
} from '../../../src/components/index.js'

export type ConfirmDisconnectProps = {
  wallet: string
  /** How many pending requests are lost. */
  pending: number
  disconnect: () => Promise<void>
}

/** Asks once and names the lost requests. Stays open while it disconnects, and shows a failure. */
export function ConfirmDisconnect({ wallet, pending, disconnect }: ConfirmDisconnectProps) {
  const [isOpen, setOpen] = useState(false)
  const [status, setStatus] = useState<'asking' | 'working' | 'failed'>('asking')

  async function confirm() {
    setStatus('working')
    try {
      await disconnect()
      setOpen(false)
      setStatus('asking')
    } catch {
      setStatus('failed')
    }
  }

  return (
    <>
      <Button variant="soft" accent="red" onClick={() => setOpen(true)}>
        Disconnect
      </Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        loading={status === 'working'}
        closeGuard={() => (status === 'working' ? 'Wait until it is disconnected.' : null)}
      >
        <AlertDialogContent>
          <AlertDialogTitle>Disconnect {wallet}?</AlertDialogTitle>
          <AlertDialogDescription>
            {pending === 1 ? 'One request that waits' : `${pending} requests that wait`} for your approval will be lost.
          </AlertDialogDescription>
          {status === 'failed' ? (
            <Callout tone="danger">{wallet} did not answer. You are still connected.</Callout>
          ) : null}
          <AlertDialogActions>
            <AlertDialogCancel asChild>
              <Button variant="soft" accent="gray">
                Stay connected
              </Button>
            </AlertDialogCancel>
            <Button accent="red" loading={status === 'working'} onClick={confirm}>
              Disconnect
            </Button>
          </AlertDialogActions>
        </AlertDialogContent>
      </AlertDialog>
    </>
  )
}
