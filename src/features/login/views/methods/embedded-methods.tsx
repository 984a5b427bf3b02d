'use client'

import { Button } from '../../../../components/button/button.js'
import { Icon } from '../../../../components/icon/icon.js'
import type { SocialProvider } from '../../../../core/model/connector.js'
import { Ellipsis } from '../../../../icons/ellipsis.js'
import { describeLoginProblem, type LoginProblem } from '../../../../parts/embedded/login-problem.js'
import type { LoginWords } from '../../../../parts/messages/login.js'
import { enLogin } from '../../../../parts/messages/login.js'
import type { LoginMethodsProps } from '../../../../parts/views/view-parts.js'
import { EmailForm } from '../../parts/email-form.js'
import { column } from '../../parts/login.css.js'
import { providerNames } from '../../parts/socials/provider-names.js'
import { socialIcons } from '../../parts/socials/social-icons.js'
import { arrangeSocials } from './arrange-socials.js'
import { socials as socialsStyle, tile, wide as wideStyle } from './embedded-methods.css.js'

/** The embedded wallet of the app. */
export type EmbeddedLogin = {
  /** An e-mail is being sent. */
  isSending: boolean
  /** The reason why the last e-mail was not sent. */
  problem: LoginProblem | null
  /** Seconds until another e-mail may be sent, after a try that came too soon. */
  waitSeconds: number | null
  onEmail: (email: string) => void
  /** Called during the press, so that a window may open. */
  onSocial: (provider: SocialProvider) => void
}

export type EmbeddedMethodsProps = LoginMethodsProps & { login: EmbeddedLogin }

/** E-mail and social accounts, which lead to the embedded wallet. */
export function EmbeddedMethods({ words, methods, socials, login, onMoreSocials }: EmbeddedMethodsProps) {
  const labels = { ...enLogin, ...words.views.login }
  return (
    <div className={column}>
      {methods.map((method) =>
        method === 'email' ? (
          <EmailForm
            key={method}
            labels={labels}
            isSending={login.isSending}
            waitSeconds={login.waitSeconds}
            error={login.problem ? describeLoginProblem(login.problem, { words, labels }) : null}
            onSubmit={login.onEmail}
          />
        ) : (
          <SocialMethods
            key={method}
            label={words.titles.ConnectSocials}
            labels={labels}
            socials={socials}
            onMore={onMoreSocials}
            onChoose={login.onSocial}
          />
        ),
      )}
    </div>
  )
}

type SocialMethodsProps = {
  label: string
  labels: LoginWords
  socials: readonly SocialProvider[]
  onChoose: (provider: SocialProvider) => void
  /** Left out: every account is a wide button with its name. */
  onMore: (() => void) | undefined
}

function SocialMethods({ label: name, labels, socials, onChoose, onMore }: SocialMethodsProps) {
  const { wide, tiles, rest } = arrangeSocials(socials)
  const draw = (provider: SocialProvider, isWide: boolean) => {
    const label = labels.continueWith({ provider: providerNames[provider] })
    return (
      <Button
        key={provider}
        variant="soft"
        accent="gray"
        {...(isWide ? { className: wideStyle } : { className: tile, 'aria-label': label })}
        onClick={() => onChoose(provider)}
      >
        <Icon as={socialIcons[provider]} />
        {isWide ? <span>{label}</span> : null}
      </Button>
    )
  }
  return (
    <fieldset aria-label={name} className={socialsStyle}>
      {onMore ? (
        <>
          {wide ? draw(wide, true) : null}
          {tiles.map((provider) => draw(provider, false))}
          {rest.length > 0 ? (
            <Button variant="soft" accent="gray" aria-label={labels.more} className={tile} onClick={onMore}>
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
