import { Callout } from '../../../../components/callout/callout.js'
import { Checkbox } from '../../../../components/checkbox/checkbox.js'
import type { SwapWords } from '../../messages/en.js'
import { formatPercent } from '../parts/format-percent.js'
import { SwapProblemCard, type SwapProblemCardProps } from '../parts/swap-problem-card.js'

export type SwapNotesProps = {
  labels: SwapWords
  locale: string
  /** `percent`: how much this amount worsens the price, as a fraction. `accept`: over 15 %. */
  impact: { percent: number; accept?: { isAccepted: boolean; onChange: (isAccepted: boolean) => void } } | null
  problem: SwapProblemCardProps | null
}

/** The warnings about the price or this amount. */
export function SwapNotes({ labels, locale, impact, problem }: SwapNotesProps) {
  const percent = impact ? formatPercent(impact.percent, locale) : ''
  return (
    <>
      {impact ? (
        <Callout size="1" tone={impact.accept ? 'danger' : 'warning'}>
          {(impact.accept ? labels.impactExtreme : labels.impactHigh)({ percent })}
        </Callout>
      ) : null}
      {impact?.accept ? (
        <Checkbox
          checked={impact.accept.isAccepted}
          onCheckedChange={(isAccepted) => impact.accept?.onChange(isAccepted === true)}
        >
          {labels.impactAccept({ percent })}
        </Checkbox>
      ) : null}
      {problem ? <SwapProblemCard {...problem} /> : null}
    </>
  )
}
