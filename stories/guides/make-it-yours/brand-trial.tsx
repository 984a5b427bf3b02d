import { useId, useMemo, useState } from 'react'
import { Badge, Button, Text } from '../../../src/components/index.js'
import { type CreatedAccent, createAccent, InvalidColorError, Theme } from '../../../src/theme/index.js'
import { steps } from '../../../tokens/color/color-scale.js'
import { vars } from '../../../tokens/contract.css.js'
import { card, chip, code, entry, field, note, notes, row, slab, strip, swatch, trial } from './brand-trial.css.js'

/** A live brand color: the five lines of code, the result, and its contrast. */
export function BrandTrial({ start = '#635bff' }: { start?: string }) {
  const id = useId()
  const [color, setColor] = useState(start)
  const made = useMemo(() => tryAccent(color), [color])
  const accent = 'accent' in made ? made.accent : undefined
  return (
    <div className={trial}>
      <div className={entry}>
        <Text as="label" htmlFor={id} size="2" weight="medium">
          Your colour
        </Text>
        <input
          id={id}
          className={field}
          value={color}
          onChange={(event) => setColor(event.target.value)}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={accent === undefined}
          aria-describedby={`${id}-note`}
        />
        <input
          type="color"
          className={swatch}
          aria-label="Pick your colour"
          value={accent?.scale.light.solid[9] ?? '#000000'}
          onChange={(event) => setColor(event.target.value)}
        />
        <Text id={`${id}-note`} size="2" tone="muted" role="status">
          {'problem' in made
            ? made.problem
            : `Lowest contrast ${floor(made.accent.report.lowest.ratio)}, of ${made.accent.report.pairs.length} pairs`}
        </Text>
      </div>
      <pre className={code} dir="ltr" translate="no">
        {writeCode(color)}
      </pre>
      {accent ? <Result accent={accent} /> : null}
    </div>
  )
}

function Result({ accent }: { accent: CreatedAccent }) {
  return (
    <>
      {(['light', 'dark'] as const).map((appearance) => (
        <Theme key={appearance} appearance={appearance} accent={accent} className={slab}>
          <span className={strip}>
            {steps.map((step) => (
              <span
                key={step}
                className={chip}
                style={{ background: vars.scale.accent[step] }}
                title={`Step ${step}`}
              />
            ))}
          </span>
          <div className={card}>
            <span className={row}>
              <Text weight="medium">12 USDC</Text>
              <Badge>On its way</Badge>
            </span>
            <Text size="2" tone="muted">
              To 0x7099…79C8, in a minute at most.
            </Text>
            <span className={row}>
              <Button size="2">View</Button>
              <Button size="2" variant="soft">
                Send again
              </Button>
              <Text size="2" tone="accent">
                How it works
              </Text>
            </span>
          </div>
        </Theme>
      ))}
      <ul className={notes}>
        {accent.report.warnings.map((warning) => (
          <li key={warning} className={note}>
            <Text size="2" tone="muted">
              {warning}
            </Text>
          </li>
        ))}
      </ul>
    </>
  )
}

function writeCode(color: string): string {
  return [
    "import { createAccent, Theme } from 'lintel/theme'",
    '',
    `const brand = createAccent('${color}', { name: 'brand' })`,
    '',
    'export const App = () => <Theme accent={brand} radius="large" root>…</Theme>',
  ].join('\n')
}

/** The accent, or the error of the color while it is typed. */
function tryAccent(color: string): { accent: CreatedAccent } | { problem: string } {
  try {
    return { accent: createAccent(color, { name: 'trial' }) }
  } catch (error) {
    if (!(error instanceof InvalidColorError)) throw error
    return { problem: error.message.split('\n')[0] ?? '' }
  }
}

const floor = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2)
