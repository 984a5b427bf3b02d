'use client'

import { RotateCcw, Undo2, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
// What it wears itself; the app may have another gray.
import '../../../tokens/grays/gray.css.js'
import { Icon } from '../../components/icon/icon.js'
import { IconButton } from '../../components/icon-button/icon-button.js'
import { accents as namedAccents } from '../../components/props/accent.js'
import { Theme } from '../theme.js'
import { themeAttributes } from '../theme-attributes.js'
import { AdoptedAccents } from './adopted-accents.js'
import { Axes } from './axes.js'
import { ContrastReadOut } from './contrast/contrast-read-out.js'
import { CopyTheme } from './copy/copy-theme.js'
import { IgnoredNote, NotKeptButton, NotKeptNote } from './notes.js'
import { body, footer, header, headerEnd, panel, title } from './theme-panel.css.js'
import type { ThemePanelProps } from './theme-panel.props.js'
import { useOwnFocus } from './use-own-focus.js'
import { usePanelKeys } from './use-panel-keys.js'

/**
 * Every axis of the theme to try out, over the page it dresses. A view: whoever holds the look passes it in and gets
 * changes back. It is no modal and stays reachable over an open Dialog. It wears a plain theme of its own, so that it
 * never moves under the pointer; only appearance and direction reach it. Follows the APG dialog and radio group.
 *
 * @example
 * <ThemePanel {...theme} onChange={theme.change} onUndo={theme.undo} onReset={theme.reset} onClose={close} />
 */
export function ThemePanel(props: ThemePanelProps) {
  const { settings, container, returnFocusTo } = props
  const { accents = namedAccents, ignored = [], isKept = true, isLinked = true } = props
  const id = useId()
  const [isNoteOpen, setNoteOpen] = useState(false)
  const own = useRef<HTMLDivElement>(null)
  const root = props.ref ?? own
  useOwnFocus(root, returnFocusTo)
  usePanelKeys(root, { onClose: props.onClose, onUndo: props.onUndo })
  const custom = accents.find((accent) => typeof accent === 'object' && accent.name === settings.accent)
  const attributes = themeAttributes({ ...settings, accent: custom ?? settings.accent })
  return createPortal(
    <Theme
      appearance={settings.appearance}
      direction={settings.direction}
      accent="gray"
      gray="gray"
      radius="medium"
      scaling="100%"
      panel="solid"
      // Live, and never read out as that: no dialog, ours or another's, hides what is live.
      aria-live="off"
      data-lintel-theme-panel=""
    >
      <AdoptedAccents accents={accents} />
      <div ref={root} role="dialog" aria-labelledby={id} tabIndex={-1} className={panel}>
        <div className={header}>
          <h2 id={id} className={title}>
            Theme
          </h2>
          {isKept ? null : <NotKeptButton isOpen={isNoteOpen} onToggle={() => setNoteOpen(!isNoteOpen)} />}
          <div className={headerEnd}>
            <IconButton label="Undo" title="Undo" aria-disabled={!props.canUndo} onClick={props.onUndo}>
              <Icon as={Undo2} isDirectional />
            </IconButton>
            <IconButton label="Reset" title="Reset to the defaults" onClick={props.onReset}>
              <Icon as={RotateCcw} />
            </IconButton>
            <IconButton label="Close" title="Close" onClick={props.onClose}>
              <Icon as={X} />
            </IconButton>
          </div>
        </div>
        <div className={body}>
          <IgnoredNote ignored={ignored} onDismiss={props.onDismissIgnored} />
          {isKept ? null : <NotKeptNote isOpen={isNoteOpen} isLinked={isLinked} />}
          <Axes
            settings={settings}
            accents={accents}
            autoGray={themeAttributes({ ...settings, accent: custom ?? settings.accent, gray: 'auto' })['data-gray']}
            onChange={props.onChange}
          />
          <ContrastReadOut attributes={attributes} />
        </div>
        <div className={footer}>
          <CopyTheme settings={settings} attributes={attributes} />
        </div>
      </div>
    </Theme>,
    container ?? document.body,
  )
}
