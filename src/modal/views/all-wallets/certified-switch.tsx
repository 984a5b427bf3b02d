'use client'

import { Switch } from '../../../components/switch/switch.js'

export type CertifiedSwitchProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

/** Narrows the list to wallets that whoever runs the directory has looked at. */
export function CertifiedSwitch({ label, isOn, onChange }: CertifiedSwitchProps) {
  return (
    <Switch size="1" checked={isOn} onCheckedChange={onChange}>
      {label}
    </Switch>
  )
}
