'use client'

import { type RefObject, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { RotateCcw } from '../../icons/rotate-ccw.js'
import { Undo2 } from '../../icons/undo-2.js'
import { X } from '../../icons/x.js'
// The panel is drawn in plain gray; the app may have loaded another gray.
import '../../../tokens/grays/gray.css.js'
import { Button } from '../../components/button/button.js'
import { Callout } from '../../components/callout/callout.js'
import { Heading } from '../../components/heading/heading.js'
import { Icon } from '../../components/icon/icon.js'
import { IconButton } from '../../components/icon-button/icon-button.js'
import { type Accent, accents as namedAccents } from '../../components/props/accent.js'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.js'
import { usePanelWords } from '../../words/use-panel-words.js'
import type { CustomAccent } from '../custom-accent.js'
import type { IgnoredSetting } from '../settings/validate-settings.js'
import { Theme, useAdoptedAccent } from '../theme.js'
import type { ThemeSettings } from '../theme.props.js'
import { themeAttributes } from '../theme-attributes.js'
import { ContrastReadOut } from './contrast-read-out.js'
import { CopyTheme } from './copy-theme.js'
import { usePanelFocus } from './focus/use-panel-focus.js'
import { ThemeAxes } from './theme-axes.js'
import { body, footer, header, headerEnd, note, panel } from './theme-panel.css.js'
import { usePanelKeys } from './use-panel-keys.js'

export type ThemePanelViewProps = {
  /** The current settings, from `useThemeSettings` or, in Storybook, from its globals. */
  settings: ThemeSettings
  /** Gives some axes other values. */
  onChange: (patch: Partial<ThemeSettings>) => void
  /** By button, and by Ctrl+Z or ⌘Z inside the panel. */
  onUndo: () => void
  canUndo: boolean
  onReset: () => void
  /** By button, and by Escape inside the panel. */
  onClose: () => void
  /** Settings of the link that this app does not have; the panel names them until they are dismissed. */
  ignored?: readonly IgnoredSetting[] | undefined
  onDismissIgnored?: (() => void) | undefined
  /** False when the browser refused to store the settings; the panel says so. */
  isKept?: boolean | undefined
  /** False when the address does not contain the settings. */
  isLinked?: boolean | undefined
  /** The accents to choose from, custom ones included. Default: Lintel's 26. */
  accents?: readonly (Accent | CustomAccent)[] | undefined
  /** The element with `role="dialog"`. */
  ref?: RefObject<HTMLDivElement | null> | undefined
  /** Where focus goes on close when the element that had it before is gone. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined
  /** Where the panel is put. Default: `document.body`. */
  container?: Element | undefined
}

/**
 * The open panel. It is not modal, and stays reachable over an open Dialog. It has a fixed theme of its own, so that its
 * controls do not move while they are used; only appearance and direction apply to it.
 */
export function ThemePanelView(props: ThemePanelViewProps) {
  const { settings, container, returnFocusTo } = props
  const { accents = namedAccents, ignored = [], isKept = true, isLinked = true } = props
  const words = usePanelWords()
  const id = useId()
  const [isNoteOpen, setNoteOpen] = useState(false)
  const own = useRef<HTMLDivElement>(null)
  const root = props.ref ?? own
  usePanelFocus(root, returnFocusTo)
  usePanelKeys(root, { onClose: props.onClose, onUndo: props.onUndo })
  const custom = accents.find((accent) => typeof accent === 'object' && accent.name === settings.accent)
  const choice = { ...settings, accent: custom ?? settings.accent }
  const attributes = themeAttributes(choice)
  return createPortal(
    <Theme
      appearance={settings.appearance}
      direction={settings.direction}
      accent="gray"
      gray="gray"
      radius="medium"
      scaling="100%"
      panel="solid"
      hasBackground={false}
      // A modal dialog hides its surroundings from assistive technology, except for live regions.
      aria-live="off"
      data-lintel-theme-panel=""
    >
      {accents.map((accent) =>
        typeof accent === 'string' ? null : <AdoptedAccent key={accent.name} accent={accent} />,
      )}
      <div ref={root} role="dialog" aria-labelledby={id} tabIndex={-1} className={panel}>
        <div className={header}>
          <Heading id={id} size="4">
            {words.title}
          </Heading>
          {/* A button: a note that appeared by itself would move the controls. */}
          {isKept ? null : (
            <Button
              size="1"
              variant="soft"
              accent="amber"
              aria-expanded={isNoteOpen}
              onClick={() => setNoteOpen(!isNoteOpen)}
            >
              {words.notKept}
            </Button>
          )}
          <div className={headerEnd}>
            <IconButton label={words.undo} title={words.undo} aria-disabled={!props.canUndo} onClick={props.onUndo}>
              <Icon as={Undo2} isDirectional />
            </IconButton>
            <IconButton label={words.reset} title={words.resetTitle} onClick={props.onReset}>
              <Icon as={RotateCcw} />
            </IconButton>
            <IconButton label={words.close} title={words.close} onClick={props.onClose}>
              <Icon as={X} />
            </IconButton>
          </div>
        </div>
        <div className={body}>
          <IgnoredNote ignored={ignored} onDismiss={props.onDismissIgnored} />
          {isKept ? null : <NotKeptNote isOpen={isNoteOpen} isLinked={isLinked} />}
          <ThemeAxes
            settings={settings}
            accents={accents}
            autoGray={themeAttributes({ ...choice, gray: 'auto' })['data-gray']}
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

/** Loads the css of a custom accent, so that its swatch has its color before it is selected. */
function AdoptedAccent({ accent }: { accent: CustomAccent }) {
  useAdoptedAccent(accent)
  return null
}

/** The limits of text that is repeated from a link: anybody can write a link. */
const SHOWN = { settings: 4, characters: 32 }

type IgnoredNoteProps = { ignored: readonly IgnoredSetting[]; onDismiss: (() => void) | undefined }

/** Names the settings of the link that were not applied. */
function IgnoredNote({ ignored, onDismiss }: IgnoredNoteProps) {
  const words = usePanelWords()
  if (ignored.length === 0) return null
  const more = ignored.length - SHOWN.settings
  return (
    <Callout
      role="note"
      tone="warning"
      size="1"
      icon={null}
      className={note}
      action={
        onDismiss ? (
          <IconButton size="1" label={words.dismiss} onClick={onDismiss}>
            <Icon as={X} size={14} />
          </IconButton>
        ) : null
      }
    >
      <bdi>
        <span>{words.ignored}</span>{' '}
        {ignored.slice(0, SHOWN.settings).map(({ axis, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be equal, and the list never changes.
          <span key={index}>
            {index > 0 ? <span>{words.comma}</span> : null}
            <bdi>{shorten(value === '' ? axis : `${axis} ${value}`)}</bdi>
          </span>
        ))}
        {more > 0 ? <span>{` ${words.ignoredMore({ count: more })}`}</span> : null}
      </bdi>
    </Callout>
  )
}

/** Screen readers get the note at once; it is drawn when the visitor asks for it. */
function NotKeptNote({ isOpen, isLinked }: { isOpen: boolean; isLinked: boolean }) {
  const words = usePanelWords()
  const text = isLinked ? words.notKeptLinkedText : words.notKeptText
  if (!isOpen) return <VisuallyHidden role="note">{text}</VisuallyHidden>
  return (
    <Callout role="note" tone="warning" size="1" icon={null} className={note}>
      <bdi>{text}</bdi>
    </Callout>
  )
}

function shorten(text: string): string {
  return text.length > SHOWN.characters ? `${text.slice(0, SHOWN.characters)}…` : text
}
