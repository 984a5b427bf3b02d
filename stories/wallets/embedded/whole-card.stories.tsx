import { type ReactNode, useEffect, useRef, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { ComponentWordsProvider } from '../../../src/components/index.js'
import { en } from '../../../src/features/english.js'
import { ApproveTransactionView } from '../../../src/features/login/views/approve-transaction/approve-transaction-view.js'
import { ar } from '../../../src/languages/ar.js'
import { enEmbedded } from '../../../src/parts/messages/embedded.js'
import { enLogin } from '../../../src/parts/messages/login.js'
import { Theme } from '../../../src/theme/index.js'
import { arFrame } from '../../../tests/fixtures/arabic-words.js'
import { ApproveView } from '../../../wallets/embedded/screens/approve/approve-view.js'
import { watchContentHeight } from '../../../wallets/embedded/screens/parts/content-height.js'
import { RecoverySetupView } from '../../../wallets/embedded/screens/recovery-setup/recovery-setup-view.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { signing } from './approve-args.js'
import { settingUp } from './screen-args.js'
import { overlay, positioned } from './whole-card.css.js'

/** The card of the modal with the content of the frame, which sets the height of the card as in the wallet. */
function WholeCard({ title = en.titles.ApproveTransaction, children }: { title?: string; children: ReactNode }) {
  const [place, setPlace] = useState<HTMLDivElement | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place && frame.current) {
      watchContentHeight(frame.current, (height) => place.style.setProperty('--lintel-frame-height', `${height}px`))
    }
  }, [place])
  return (
    <CardFrame title={title}>
      <div className={positioned}>
        <ApproveTransactionView
          words={en}
          labels={enEmbedded}
          login={enLogin}
          status="shown"
          problem={null}
          placeRef={setPlace}
          onRetry={fn()}
          onCancel={fn()}
        />
        <div ref={frame} className={overlay}>
          {children}
        </div>
      </div>
    </CardFrame>
  )
}

const meta = preview.meta({
  title: 'Embedded wallet/Whole card',
  component: WholeCard,
  args: { children: null },
  tags: ['view'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The card of the modal with the frame in it: as high as the content of the frame, at least 320 px.\n\nA part of the wallet, not of the package.',
      },
    },
  },
})

/** A screen that is lower than the lowest place, one that is higher, and a request. */
export const Gallery = meta.story({
  tags: ['in-arabic'],
  render: () => (
    <CardSheet>
      <WholeCard>
        <RecoverySetupView {...settingUp} />
      </WholeCard>
      <WholeCard>
        <RecoverySetupView {...settingUp} step="password" password="harbor lantern onion" rating="strong" />
      </WholeCard>
      <WholeCard>
        <ApproveView {...signing} />
      </WholeCard>
    </CardSheet>
  ),
  play: async ({ canvasElement }) => {
    const areas = [...canvasElement.querySelectorAll('[data-orientation]:not([data-orientation] *)')]
    await expect(areas).toHaveLength(3)
    // Nothing of a screen scrolls.
    await waitFor(() => expect(areas.filter((area) => area.scrollHeight > area.clientHeight)).toEqual([]))
  },
})

/** Right to left, with words that need more room. */
export const Arabic = meta.story({
  tags: ['words'],
  render: () => (
    <Theme direction="rtl">
      <ComponentWordsProvider words={arFrame.components}>
        <div lang="ar">
          <CardSheet>
            <WholeCard title={ar.titles.ApproveTransaction}>
              <RecoverySetupView {...settingUp} words={arFrame.screens} />
            </WholeCard>
            <WholeCard title={ar.titles.ApproveTransaction}>
              <ApproveView {...signing} words={arFrame.approve} />
            </WholeCard>
          </CardSheet>
        </div>
      </ComponentWordsProvider>
    </Theme>
  ),
})
