import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { ComponentWordsProvider } from '../../../src/components/index.js'
import { Theme } from '../../../src/theme/index.js'
import { arFrame } from '../../../tests/fixtures/arabic-words.js'
import { AccessView } from '../../../wallets/embedded/screens/devices/access-view.js'
import { AddPasskeyView } from '../../../wallets/embedded/screens/devices/add-passkey-view.js'
import type { AccessLists } from '../../../wallets/embedded/screens/devices/describe-access.js'
import { DevicesView } from '../../../wallets/embedded/screens/devices/devices-view.js'
import { EmailView } from '../../../wallets/embedded/screens/email/email-view.js'
import { ExportView } from '../../../wallets/embedded/screens/export/export-view.js'
import { LogInAgainView } from '../../../wallets/embedded/screens/log-in-again/log-in-again-view.js'
import { LostView } from '../../../wallets/embedded/screens/recovery/lost-view.js'
import { RecoveryView } from '../../../wallets/embedded/screens/recovery/recovery-view.js'
import { RecoverySetupView } from '../../../wallets/embedded/screens/recovery-setup/recovery-setup-view.js'
import { CardSheet } from '../../support/card-frame.js'
import { FrameCard } from './frame-card.js'
import {
  addingPasskey,
  changingEmail,
  devices,
  email,
  exporting,
  links,
  listing,
  loggingIn,
  losing,
  mnemonic,
  recovering,
  removing,
  session,
  settingUp,
} from './screen-args.js'

const meta = preview.meta({
  title: 'Embedded wallet/Screens',
  component: RecoverySetupView,
  args: settingUp,
  render: (props) => (
    <FrameCard>
      <RecoverySetupView {...props} />
    </FrameCard>
  ),
  tags: ['view'],
  parameters: {
    docs: {
      description: {
        component:
          'The screens of the embedded wallet besides requests: recovery of the key, export of the key, the ways to open the account, a change of the e-mail address, and a new login. The page around the frame cannot read it.\n\nA part of the wallet, not of the package.',
      },
    },
  },
})

const everything: AccessLists = {
  devices: [devices[0], devices[1]],
  passkey: null,
  sessions: [session],
  links: [links[0]],
}

const states: [string, ReactNode][] = [
  ['recovery: a passkey or a password', <RecoverySetupView key="" {...settingUp} />],
  [
    'a password is typed',
    <RecoverySetupView key="" {...settingUp} step="password" password="harbor lantern onion" rating="strong" />,
  ],
  ['another device, a wrong password', <RecoveryView key="" {...recovering} password="harbor lantern" isWrong />],
  ['everything is lost', <LostView key="" {...losing} confirmation="new wallet" attention="unfocused" />],
  ['before the words', <ExportView key="" {...exporting} attention="new" />],
  ['the words', <ExportView key="" {...exporting} step="shown" mnemonic={mnemonic} />],
  ['what opens the account', <DevicesView key="" {...listing} lists={everything} />],
  ['one of them', <AccessView key="" {...removing} attention="unseen" />],
  ['a change of the e-mail address', <EmailView key="" {...changingEmail} />],
  ['a passkey is offered', <AddPasskeyView key="" {...addingPasskey} />],
  [
    'a new login',
    <LogInAgainView
      key=""
      {...loggingIn}
      state={{ step: 'code', email, code: '4821', resendIn: 24 }}
      problem={{ kind: 'unavailable' }}
    />,
  ],
]

/** The states that look different. Each screen has its own stories. */
export const Gallery = meta.story({
  tags: ['in-arabic'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      {states.map(([label, view]) => (
        <FrameCard key={label} label={label}>
          {view}
        </FrameCard>
      ))}
    </CardSheet>
  ),
})

/** Right to left. The words of the key and the address stay left to right. */
export const Arabic = meta.story({
  tags: ['words'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Theme direction="rtl">
      <ComponentWordsProvider words={arFrame.components}>
        <div lang="ar">
          <CardSheet>
            <FrameCard>
              <RecoverySetupView {...settingUp} words={arFrame.screens} />
            </FrameCard>
            <FrameCard>
              <LostView {...losing} words={arFrame.screens} />
            </FrameCard>
            <FrameCard>
              <ExportView {...exporting} words={arFrame.screens} step="shown" mnemonic={mnemonic} />
            </FrameCard>
            <FrameCard>
              <DevicesView
                {...listing}
                lists={everything}
                words={arFrame.screens}
                format={{ locale: 'ar', timeZone: 'UTC' }}
              />
            </FrameCard>
            <FrameCard>
              <EmailView {...changingEmail} words={arFrame.screens} />
            </FrameCard>
            <FrameCard>
              <LogInAgainView
                {...loggingIn}
                words={arFrame.screens}
                state={{ step: 'code', email, code: '48', resendIn: 24 }}
              />
            </FrameCard>
          </CardSheet>
        </div>
      </ComponentWordsProvider>
    </Theme>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'كلماتك الاثنتا عشرة' })).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'الكلمات الاثنتا عشرة بترتيبها' })).toHaveAttribute('dir', 'ltr')
    await expect(canvas.getByRole('button', { name: /^رمز آخر بعد/ })).toBeVisible()
  },
})
