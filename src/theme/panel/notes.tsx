import { X } from 'lucide-react'
import { Button } from '../../components/button/button.js'
import { Icon } from '../../components/icon/icon.js'
import { IconButton } from '../../components/icon-button/icon-button.js'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.js'
import type { IgnoredSetting } from '../settings/validate-settings.js'
import { note, noteText } from './theme-panel.css.js'

/** How much of what a stranger wrote into a link is repeated. */
const SHOWN = { settings: 4, characters: 32 }

/** Says what a link asked for and did not get. */
export function IgnoredNote({
  ignored,
  onDismiss,
}: {
  ignored: readonly IgnoredSetting[]
  onDismiss: (() => void) | undefined
}) {
  if (ignored.length === 0) return null
  const more = ignored.length - SHOWN.settings
  return (
    <div role="note" data-accent="amber" className={note}>
      <p dir="ltr" className={noteText}>
        The link asked for something that is not here. The rest of it is applied.{' '}
        {ignored.slice(0, SHOWN.settings).map(({ axis, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same junk may come twice, and the list never moves.
          <span key={index}>
            {index > 0 ? ', ' : ''}
            <bdi>{shorten(value === '' ? axis : `${axis} ${value}`)}</bdi>
          </span>
        ))}
        {more > 0 ? ` and ${more} more` : ''}
      </p>
      {onDismiss ? (
        <IconButton size="1" label="Dismiss" onClick={onDismiss}>
          <Icon as={X} size={14} />
        </IconButton>
      ) : null}
    </div>
  )
}

/** Shows or hides the note below. A word in the header, since a note that comes by itself would push all else away. */
export function NotKeptButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <Button size="1" variant="soft" accent="amber" aria-expanded={isOpen} onClick={onToggle}>
      Not kept
    </Button>
  )
}

/** Says that the browser keeps nothing, and what does: to a screen reader at once, to the eye when asked. */
export function NotKeptNote({ isOpen, isLinked }: { isOpen: boolean; isLinked: boolean }) {
  const link = isLinked ? '; the link in the address bar brings them back' : ''
  const text = `Your browser does not keep these settings. They last until you leave this page${link}.`
  if (!isOpen) return <VisuallyHidden role="note">{text}</VisuallyHidden>
  return (
    <div role="note" data-accent="amber" className={note}>
      <p dir="ltr" className={noteText}>
        {text}
      </p>
    </div>
  )
}

function shorten(text: string): string {
  return text.length > SHOWN.characters ? `${text.slice(0, SHOWN.characters)}…` : text
}
