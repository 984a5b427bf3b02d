import { ComponentWordsProvider } from '../../../src/components/index.js'
import { Theme } from '../../../src/theme/index.js'
import { arFrame } from '../../../tests/fixtures/arabic-words.js'
import { ApproveView, type ApproveViewProps } from '../../../wallets/embedded/screens/approve/approve-view.js'
import { CardSheet } from '../../support/card-frame.js'
import { FrameCard } from './frame-card.js'

/** Approvals with their labels. */
export type ApprovalStates = readonly (readonly [label: string, props: ApproveViewProps])[]

/** `height`: that of each card, px. Without it a card is as high as its request. */
type SheetProps = { states: ApprovalStates; height?: number }

/** All on one sheet. */
export function ApproveSheet({ states, height }: SheetProps) {
  return (
    <CardSheet>
      {states.map(([label, props]) => (
        <FrameCard key={label} label={label} height={height}>
          <ApproveView {...props} />
        </FrameCard>
      ))}
    </CardSheet>
  )
}

/** All in Arabic, without the labels, which are English. */
export function ArabicApproveSheet({ states, height }: SheetProps) {
  return (
    <Theme direction="rtl">
      <ComponentWordsProvider words={arFrame.components}>
        <div lang="ar">
          <CardSheet>
            {states.map(([label, props]) => (
              <FrameCard key={label} height={height}>
                <ApproveView {...props} words={arFrame.approve} />
              </FrameCard>
            ))}
          </CardSheet>
        </div>
      </ComponentWordsProvider>
    </Theme>
  )
}

type Canvas = { getAllByRole(role: 'definition'): HTMLElement[] }

const readText = ({ textContent }: HTMLElement) => textContent?.replaceAll('\u00a0', ' ')

/** The values in the lists of an approval, in their order. */
export const readValues = (canvas: Canvas) => canvas.getAllByRole('definition').map(readText)

/** The same without the summary above them. */
export const readDetails = (canvas: Canvas) =>
  canvas
    .getAllByRole('definition')
    .filter((value) => !value.closest('[data-changes]'))
    .map(readText)

/** The values of the summary alone. */
export const readSummary = (canvas: Canvas) =>
  canvas
    .getAllByRole('definition')
    .filter((value) => value.closest('[data-changes]'))
    .map(readText)
