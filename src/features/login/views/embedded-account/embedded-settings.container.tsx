'use client'

import { enEmbedded } from '../../../../parts/messages/embedded.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { useFrameScreen } from '../../parts/use-frame-screen.js'
import { DevicesItem } from './devices-item.js'

/** The items of the embedded wallet, which is connected, in AccountSettings. */
export function EmbeddedSettingsContainer() {
  const onClick = useFrameScreen((embedded) => embedded.openDevices())
  return <DevicesItem labels={useViewWords('embedded', enEmbedded)} onClick={onClick} />
}
