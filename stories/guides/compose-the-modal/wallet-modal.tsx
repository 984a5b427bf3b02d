import { useRef, useState } from 'react'
import {
  Button,
  Dialog,
  DialogContent,
  DialogHeader,
  DialogTitle,
  Icon,
  IconButton,
} from '../../../src/components/index.js'
import { ChevronLeft } from '../../../src/icons/index.js'
import { ApproveWallet, ChooseWallet, type Wallet } from './wallet-views.js'

export type WalletModalProps = {
  wallets: readonly Wallet[]
  /** Resolves when the visitor has approved in the wallet, rejects when they declined. */
  connect: (wallet: Wallet) => Promise<void>
}

type View = { name: 'choose' } | { name: 'approve'; wallet: Wallet; status: 'waiting' | 'declined' }

/** Container: holds the current view and its callbacks. The views are in `wallet-views.tsx`. */
export function WalletModal({ wallets, connect }: WalletModalProps) {
  const [isOpen, setOpen] = useState(false)
  const [view, setView] = useState<View>({ name: 'choose' })
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(0)

  /** Returns whether the view is still the current one, for late answers. */
  function show(next: View) {
    shown.current += 1
    const mine = shown.current
    setView(next)
    // The pressed row is gone: focus the new title, so that it is announced.
    requestAnimationFrame(() => title.current?.focus())
    return () => shown.current === mine
  }

  async function approve(wallet: Wallet) {
    const isStillShown = show({ name: 'approve', wallet, status: 'waiting' })
    try {
      await connect(wallet)
      if (isStillShown()) setOpen(false)
    } catch {
      if (isStillShown()) setView({ name: 'approve', wallet, status: 'declined' })
    }
  }

  return (
    <>
      <Button
        onClick={() => {
          show({ name: 'choose' })
          setOpen(true)
        }}
      >
        Connect wallet
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} loading={view.name === 'approve' && view.status === 'waiting'}>
        <DialogContent>
          <DialogHeader
            closeLabel="Close"
            start={
              view.name === 'approve' ? (
                <IconButton label="Back" onClick={() => show({ name: 'choose' })}>
                  <Icon as={ChevronLeft} isDirectional />
                </IconButton>
              ) : null
            }
          >
            <DialogTitle ref={title} tabIndex={-1} style={{ outline: 'none' }}>
              {view.name === 'choose' ? 'Connect wallet' : view.wallet.name}
            </DialogTitle>
          </DialogHeader>
          {view.name === 'choose' ? (
            <ChooseWallet wallets={wallets} onChoose={approve} />
          ) : (
            <ApproveWallet wallet={view.wallet} status={view.status} onRetry={() => approve(view.wallet)} />
          )}
        </DialogContent>
      </Dialog>
    </>
  )
}
