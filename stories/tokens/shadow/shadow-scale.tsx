import { Text } from '../../../src/components/index.js'
import { Theme } from '../../../src/theme/index.js'
import { vars } from '../../../tokens/contract.css.js'
import { Code } from '../code.js'
import { listSteps } from '../list-steps.js'
import { card, slab } from './shadow-scale.css.js'

/** The purpose of each shadow. The type requires every shadow of the contract. */
const shadowUses: Readonly<Record<keyof typeof vars.shadow, string>> = {
  1: 'Sunk: fields, groups',
  2: 'On the page: cards',
  3: 'Just above: a card that is pointed at',
  4: 'Tooltips',
  5: 'Popovers, menus, toasts',
  6: 'The modal, the theme panel',
}

/** Six heights, in light and in dark. */
export function ShadowScale() {
  return (['light', 'dark'] as const).map((appearance) => (
    <Theme key={appearance} appearance={appearance} className={slab}>
      {listSteps(shadowUses).map(([step, use]) => (
        <div key={step} className={card} style={{ boxShadow: vars.shadow[step] }}>
          <Text weight="medium">{step}</Text>
          <Text size="2" tone="muted">
            {use}
          </Text>
          <Code>{`vars.shadow[${step}]`}</Code>
        </div>
      ))}
    </Theme>
  ))
}
