import { Text } from '../../../src/components/index.js'
import { Theme } from '../../../src/theme/index.js'
import type { NamedGray } from '../../../src/theme/match-gray.js'
import type { Step } from '../../../tokens/color/color-scale.js'
import { steps } from '../../../tokens/color/color-scale.js'
import { readColorScale } from '../../../tokens/color/read-color-scale.js'
import { vars } from '../../../tokens/contract.css.js'
import { cell, chip, group, groups, hex, number, slab, slabTitle, strip, wrapper } from './scale-strip.css.js'
import { useColorName } from './use-color-name.js'

/** The groups of steps and their purpose. */
const stepGroups: readonly { title: string; use: string; steps: readonly Step[] }[] = [
  { title: 'Grounds', use: 'Pages and quiet panels', steps: [1, 2] },
  { title: 'Fills', use: 'Rest, hover, pressed', steps: [3, 4, 5] },
  { title: 'Lines', use: 'Hairlines, borders, hover', steps: [6, 7, 8] },
  { title: 'Solid', use: 'The one action, and its hover', steps: [9, 10] },
  { title: 'Text', use: 'Muted, and full', steps: [11, 12] },
]

/** The twelve steps of one color, in light and in dark, under their purpose. */
export function ScaleStrip({ family }: { family: 'accent' | 'gray' }) {
  const name = useColorName(family)
  const scale = readColorScale(name)
  return (
    <div className={wrapper}>
      <div className={groups}>
        {stepGroups.map(({ title, use, steps: members }) => (
          <div key={title} className={group} style={{ gridColumn: `span ${members.length}` }}>
            <Text size="2" weight="medium">
              {title}
            </Text>
            <Text size="1" tone="muted">
              {use}
            </Text>
          </div>
        ))}
      </div>
      {(['light', 'dark'] as const).map((appearance) => (
        <Theme
          key={appearance}
          appearance={appearance}
          {...(family === 'accent' ? { accent: name } : { gray: name as NamedGray })}
          className={slab}
        >
          <div className={slabTitle}>
            <Text size="2" weight="medium">
              {appearance === 'light' ? 'Light' : 'Dark'}
            </Text>
          </div>
          <ol className={strip}>
            {steps.map((step) => (
              <li key={step} className={cell}>
                <span className={chip} style={{ background: vars.scale[family][step] }} />
                <span className={number}>{step}</span>
                <span className={hex}>{scale[appearance].solid[step].slice(1)}</span>
              </li>
            ))}
          </ol>
        </Theme>
      ))}
    </div>
  )
}
