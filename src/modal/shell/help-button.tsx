'use client'

import { CircleHelp } from 'lucide-react'
import { Icon } from '../../components/icon/icon.js'
import { IconButton } from '../../components/icon-button/icon-button.js'
import { useLintel, useMessages } from '../../react/index.js'

/** Connect's `Help`: what a wallet is. */
export function HelpButton() {
  const { actions } = useLintel()
  return (
    <IconButton label={useMessages().common.help} onClick={() => actions.push({ name: 'WhatIsAWallet' })}>
      <Icon as={CircleHelp} />
    </IconButton>
  )
}
