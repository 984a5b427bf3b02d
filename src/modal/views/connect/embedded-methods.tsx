'use client'

import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../components/button/button.js'
import { Callout } from '../../../components/callout/callout.js'
import { Icon } from '../../../components/icon/icon.js'
import { IconButton } from '../../../components/icon-button/icon-button.js'
import { TextField } from '../../../components/text-field/text-field.js'
import type { Messages } from '../../../core/messages/en.js'
import type { SocialProvider } from '../../../core/model/state.js'
import { ArrowRight } from '../../../icons/arrow-right.js'
import { Ellipsis } from '../../../icons/ellipsis.js'
import { Mail } from '../../../icons/mail.js'
import { arrangeSocials } from './arrange-socials.js'
import { embedded, error, note, socials as socialsStyle, tile, wide as wideStyle } from './embedded-methods.css.js'
import { SocialGlyph } from './social-glyph.js'

export type EmbeddedMethodsProps = {
  words: Messages
  /** In the app's order. */
  methods: readonly ('email' | 'social')[]
  socials: readonly SocialProvider[]
  /** Opens the list of all social accounts. Left out where that list is shown. */
  onMoreSocials?: (() => void) | undefined
}

/** Loose on purpose: only the mail server knows whether an address exists. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

const names: Record<SocialProvider, string> = {
  google: 'Google',
  x: 'X',
  farcaster: 'Farcaster',
  discord: 'Discord',
  apple: 'Apple',
  github: 'GitHub',
  facebook: 'Facebook',
}

/** E-mail and social accounts. The embedded wallet is not built yet: using them shows a note that points to the wallets. */
export function EmbeddedMethods({ words, methods, socials, onMoreSocials }: EmbeddedMethodsProps) {
  const [missing, setMissing] = useState<string | null>(null)
  return (
    <div className={embedded}>
      {methods.map((method) =>
        method === 'email' ? (
          <EmailMethod key={method} words={words} onSubmit={() => setMissing(words.embedded.missingEmail)} />
        ) : (
          <SocialMethods
            key={method}
            words={words}
            socials={socials}
            onMore={onMoreSocials}
            onChoose={(provider) => setMissing(words.embedded.missingSocial({ provider: names[provider] }))}
          />
        ),
      )}
      {/* Mounted before it has text: screen readers often skip a live region that is added together with its text. */}
      <div role="status" className={note}>
        {missing ? (
          <Callout tone="warning" size="1" role="none">
            {missing}
          </Callout>
        ) : null}
      </div>
    </div>
  )
}

function EmailMethod({ words, onSubmit }: { words: Messages; onSubmit: () => void }) {
  const [email, setEmail] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const errorId = useId()
  const text = words.embedded
  const isValid = EMAIL.test(email.trim())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsRefused(!isValid)
    if (isValid) onSubmit()
  }
  return (
    <form noValidate onSubmit={submit} className={embedded}>
      <TextField
        type="email"
        aria-label={text.email}
        placeholder={text.emailPlaceholder}
        autoComplete="email"
        value={email}
        onChange={(event) => {
          setEmail(event.target.value)
          setIsRefused(false)
        }}
        invalid={isRefused}
        aria-describedby={isRefused ? errorId : undefined}
        start={<Icon as={Mail} />}
        end={
          isValid ? (
            <IconButton type="submit" variant="soft" label={text.emailSubmit}>
              <Icon as={ArrowRight} isDirectional />
            </IconButton>
          ) : null
        }
      />
      {isRefused ? (
        <p id={errorId} role="alert" data-accent="red" className={error}>
          {text.emailInvalid}
        </p>
      ) : null}
    </form>
  )
}

type SocialMethodsProps = {
  words: Messages
  socials: readonly SocialProvider[]
  onChoose: (provider: SocialProvider) => void
  /** Left out: every account is a wide button with its name. */
  onMore: (() => void) | undefined
}

function SocialMethods({ words, socials, onChoose, onMore }: SocialMethodsProps) {
  const text = words.embedded
  const { wide, tiles, rest } = arrangeSocials(socials)
  const draw = (provider: SocialProvider, isWide: boolean) => {
    const label = text.continueWith({ provider: names[provider] })
    return (
      <Button
        key={provider}
        variant="soft"
        accent="gray"
        {...(isWide ? { className: wideStyle } : { className: tile, 'aria-label': label })}
        onClick={() => onChoose(provider)}
      >
        <SocialGlyph provider={provider} />
        {isWide ? label : null}
      </Button>
    )
  }
  return (
    <fieldset aria-label={text.socials} className={socialsStyle}>
      {onMore ? (
        <>
          {wide ? draw(wide, true) : null}
          {tiles.map((provider) => draw(provider, false))}
          {rest.length > 0 ? (
            <Button variant="soft" accent="gray" aria-label={text.more} className={tile} onClick={onMore}>
              <Icon as={Ellipsis} />
            </Button>
          ) : null}
        </>
      ) : (
        socials.map((provider) => draw(provider, true))
      )}
    </fieldset>
  )
}
