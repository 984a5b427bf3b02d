import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, Icon, IconButton } from '../../src/components/index.js'
import type { ThemeSettingsControl } from '../../src/theme/index.js'
import { actions, notice, place, words } from './link-notice.css.js'

type LinkNoticeProps = {
  theme: ThemeSettingsControl
  /** Whether the panel is open, which says it itself, and what exactly. */
  isEditing: boolean
  onOpen: () => void
}

/** Says that a link asked for what is not here, without taking the focus of somebody who came to read. */
export function LinkNotice({ theme, isEditing, onOpen }: LinkNoticeProps) {
  // A screen reader announces what comes into a region that is there already.
  const [isHeard, setHeard] = useState(false)
  useEffect(() => setHeard(true), [])
  const isShown = isHeard && theme.ignored.length > 0 && !isEditing
  return (
    <div role="status" className={place}>
      {isShown ? (
        <div className={notice}>
          <p className={words}>The link asked for a theme that is not all here. The rest of it is applied.</p>
          <div className={actions}>
            <Button size="1" variant="soft" onClick={onOpen}>
              See what is missing
            </Button>
            <IconButton size="1" label="Dismiss" onClick={theme.dismissIgnored}>
              <Icon as={X} size={16} />
            </IconButton>
          </div>
        </div>
      ) : null}
    </div>
  )
}
