import { useState } from 'react'
import { type Settings, SettingsSheet } from './settings-sheet.js'

/** The sheet with its own settings, which stay when it closes. */
export function LiveSettingsSheet({ onChange }: { onChange?: (settings: Settings) => void }) {
  const [settings, setSettings] = useState<Settings>({ speed: 'normal', slippage: 0.5, isPrivate: true })
  return (
    <SettingsSheet
      settings={settings}
      onChange={(next) => {
        setSettings(next)
        onChange?.(next)
      }}
    />
  )
}
