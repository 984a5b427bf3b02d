'use client'

import { useEffect } from 'react'
import { Amount } from '../components/amount/amount.js'
import { toPlainName } from '../parts/names/to-plain-name.js'
import { useBalance } from '../react/use-balance.js'
import { useGivenMessages } from '../react/use-given-messages.js'
import { useIdentity } from '../react/use-identity.js'

/** The name and avatar of the account at `address`. */
export type ReadIdentity = { address: string; name?: string | undefined; avatarUrl?: string | undefined }

/** Reads the name and avatar of an account. Renders nothing. */
function IdentityReader({ address, onRead }: { address: string; onRead: (identity: ReadIdentity) => void }) {
  const { data } = useIdentity({ address })
  const { name, avatarUrl } = data ?? {}
  useEffect(() => {
    onRead({ address, name: toPlainName(name ?? '') || undefined, avatarUrl: avatarUrl ?? undefined })
  }, [address, name, avatarUrl, onRead])
  return null
}

/** The native balance of the connected account. Renders nothing while it is unknown. */
function ButtonBalance() {
  const { locale } = useGivenMessages()
  const { data } = useBalance()
  return data ? <Amount {...data} digits={BALANCE_DIGITS} locale={locale} /> : null
}

/** Digits after the point. */
const BALANCE_DIGITS = 3

/** The parts of ConnectButton for a connected account only. */
export const connectedParts = { ButtonBalance, IdentityReader }

export type ConnectedParts = typeof connectedParts
