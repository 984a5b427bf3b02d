import { useId, useState } from 'react'
import { Badge, Button, Callout, Heading, Link, Text, TextField } from '../../../src/components/index.js'
import { type CreatedAccent, createAccent, type MeasuredPair, Theme } from '../../../src/theme/index.js'
import { steps } from '../../../tokens/color/color-scale.js'
import { vars } from '../../../tokens/contract.css.js'
import * as css from './accent-lab.css.js'

const appearances = ['light', 'dark'] as const

/** A field for a color, with its scale, a few components and the contrast of each pair. */
export function AccentLab({ start, name }: { start: string; name: string }) {
  const [text, setText] = useState(start)
  const [made, setMade] = useState(() => createAccent(start, { name }))
  const [problem, setProblem] = useState('')
  const id = useId()

  const change = (value: string) => {
    setText(value)
    try {
      setMade(createAccent(value, { name }))
      setProblem('')
    } catch (error) {
      setProblem(error instanceof Error ? explain(error) : String(error))
    }
  }
  return (
    <div className={css.lab}>
      <div className={css.field}>
        <Text asChild size="2" weight="medium">
          <label htmlFor={`${id}-color`}>Your colour</label>
        </Text>
        <TextField
          id={`${id}-color`}
          value={text}
          onChange={(event) => change(event.target.value)}
          invalid={problem !== ''}
          aria-describedby={`${id}-about`}
          autoComplete="off"
          spellCheck={false}
          start={<span className={css.drop} style={{ background: made.scale.light.solidP3[9] }} />}
        />
        <Text asChild size="2" tone="muted">
          <div id={`${id}-about`} role="status">
            {problem || 'Any css colour. It is the solid fill as it stands.'}
          </div>
        </Text>
      </div>
      <AccentSides accent={made} />
      <Warnings warnings={made.report.warnings} />
      <Pairs pairs={made.report.pairs} />
    </div>
  )
}

/** The first line says what is wrong, the second how to write it; the path of the docs is for the console. */
function explain(error: Error): string {
  return error.message.split('\n').slice(0, 2).join(' ')
}

/** An accent in light and in dark: its steps, and the parts that use most of its roles. */
export function AccentSides({ accent }: { accent: CreatedAccent }) {
  return (
    <div className={css.sides}>
      {appearances.map((appearance) => (
        <Theme key={appearance} accent={accent} appearance={appearance} className={css.side} data-testid={appearance}>
          <div className={css.strip} role="img" aria-label={`Twelve steps, ${appearance}`}>
            {steps.map((step) => (
              <span key={step} className={css.step} style={{ background: vars.scale.accent[step] }} />
            ))}
          </div>
          <div className={css.samples}>
            <Button size="2">Connect</Button>
            <Button size="2" variant="soft">
              Try again
            </Button>
            <Button size="2" variant="outline">
              Cancel
            </Button>
            <Badge>Recent</Badge>
            <Badge variant="solid">New</Badge>
          </div>
          <Text size="3">
            Words with <Link href="#link">a link</Link> and <Text tone="accent">an accent</Text>.
          </Text>
        </Theme>
      ))}
    </div>
  )
}

function Warnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return <Callout tone="success">This colour keeps every promise as it stands.</Callout>
  return (
    <Callout heading="What it cannot do, and what is used instead">
      <ul className={css.notes}>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Callout>
  )
}

/** The lowest pair of each role: the others read better. */
function Pairs({ pairs }: { pairs: readonly MeasuredPair[] }) {
  const lowest = appearances.flatMap((appearance) =>
    [...new Set(pairs.map(({ role }) => role))].flatMap((role) => {
      const own = pairs.filter((pair) => pair.appearance === appearance && pair.role === role)
      return own.toSorted((first, second) => first.ratio / first.needed - second.ratio / second.needed).slice(0, 1)
    }),
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls in a narrow window, also by keyboard.
    <section className={css.scroller} aria-label="Lowest contrast of each role" tabIndex={0}>
      <Heading as="h3" size="4">
        Lowest contrast of each role
      </Heading>
      <table className={css.pairs}>
        <thead>
          <tr>
            {['Look', 'Role', 'On', 'Where', 'Reaches', 'Needs', 'APCA'].map((title, at) => (
              <th key={title} scope="col" className={at > 3 ? css.numberHeading : css.heading}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lowest.map(({ appearance, role, fill, place, ratio, needed, apca }) => (
            <tr key={`${appearance} ${role}`}>
              <td className={css.cell}>{appearance}</td>
              <th scope="row" className={css.cell}>
                {role}
              </th>
              <td className={css.cell}>{fill === 'none' ? 'the page' : fill}</td>
              <td className={css.cell}>{place}</td>
              <td className={css.number}>{ratio.toFixed(2)}</td>
              <td className={css.number}>{needed.toFixed(1)}</td>
              <td className={css.number}>Lc {apca.toFixed(0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
