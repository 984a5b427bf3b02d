import { useEffect, useState } from 'react'
import { Button, Icon, IconButton } from '../../src/components/index.js'
import { X } from '../../src/icons/index.js'
import type { ThemeSettingsControl } from '../../src/theme/index.js'
import { enLinkNotice } from '../words/en-link-notice.js'
import { useSiteWords } from '../words/site-words.js'
import { actions, notice, place, sentence } from './link-notice.css.js'

export type LinkNoticeProps = {
  theme: ThemeSettingsControl
  /** Whether the theme panel is open. It lists the ignored settings itself. */
  isEditing: boolean
  onOpen: () => void
}

/** Says that the theme link of this page has unknown settings. It does not take the focus. */
export function LinkNotice({ theme, isEditing, onOpen }: LinkNoticeProps) {
  // Screen readers announce changes of a region that exists, so the text is added after the first render.
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const words = useSiteWords('linkNotice', enLinkNotice)
  const isShown = isReady && !isEditing
  return (
    <div role="status" className={place}>
      {isShown ? (
        <div className={notice}>
          <p className={sentence}>{words.text}</p>
          <div className={actions}>
            <Button size="1" variant="soft" onClick={onOpen}>
              {words.open}
            </Button>
            <IconButton size="1" label={words.dismiss} onClick={theme.dismissIgnored}>
              <Icon as={X} size={16} />
            </IconButton>
          </div>
        </div>
      ) : null}
    </div>
  )
}
