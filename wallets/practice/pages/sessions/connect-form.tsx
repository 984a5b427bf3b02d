import { type DragEvent, type FormEvent, useId, useRef, useState } from 'react'
import { Button, Icon, Text, TextField } from '../../../../src/components/index.js'
import { ImageUp } from '../../../../src/icons/index.js'
import type { Progress } from '../../walletconnect/walletconnect-state.js'
import { useWalletWords } from '../../words/wallet-words.js'
import * as parts from '../shell/parts.css.js'
import * as styles from './connect-form.css.js'

export type ConnectFormProps = {
  pairing: Progress
  onPair: (link: string) => void
  /** Receives an image that should contain a QR code. */
  onPicture: (file: File) => void
}

/** Connects a site on another device or browser by its link or an image of its QR code. */
export function ConnectForm({ pairing, onPair, onPicture }: ConnectFormProps) {
  const { connectForm: words } = useWalletWords().pages
  const [link, setLink] = useState('')
  const [isOver, setOver] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const headingId = useId()
  const problemId = useId()
  const isBusy = pairing.status === 'busy'
  const problem = pairing.status === 'failed' ? pairing.reason : null

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onPair(link)
  }
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file) onPicture(file)
  }
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }

  return (
    <section className={parts.section} aria-labelledby={headingId}>
      <Text size="3" weight="medium" tone="muted" asChild>
        <h2 id={headingId}>{words.title}</h2>
      </Text>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same. */}
      <div
        className={styles.panel}
        data-over={isOver ? '' : undefined}
        onDragOver={hover}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <form className={styles.form} onSubmit={submit} noValidate>
          <label className={styles.label} htmlFor={`${headingId}-link`}>
            {words.link}
          </label>
          <TextField
            id={`${headingId}-link`}
            name="link"
            value={link}
            onChange={(event) => setLink(event.target.value)}
            placeholder="wc:…"
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            invalid={problem !== null}
            aria-describedby={problem === null ? undefined : problemId}
          />
          <div aria-live="polite" className={styles.problem} data-accent="red">
            {problem === null ? null : <p id={problemId}>{problem}</p>}
          </div>
          <Button type="submit" loading={isBusy}>
            {words.connect}
          </Button>
        </form>
        <Button accent="gray" variant="soft" onClick={() => picker.current?.click()}>
          <Icon as={ImageUp} />
          {words.picture}
        </Button>
        <input
          ref={picker}
          type="file"
          accept="image/*"
          hidden
          onChange={(event) => {
            take(event.target.files)
            // Without the reset, choosing the same image again would fire no event.
            event.target.value = ''
          }}
        />
        <Text as="p" size="2" tone="muted">
          {words.hint}
        </Text>
      </div>
    </section>
  )
}
