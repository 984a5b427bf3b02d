'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { Badge } from '../../components/badge/badge.js'
import { Heading } from '../../components/heading/heading.js'
import { Text } from '../../components/text/text.js'
import type { ThemeAttributes } from '../../components/theme-scope/theme-scope.js'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.js'
import { usePanelWords } from '../../words/use-panel-words.js'
import { ground, kinds, list, name, numbers, pair, sample, section, verdictPlace } from './contrast-read-out.css.js'
import { formatRatio, type Measured, measurePair } from './measure-pair.js'
import { heading } from './theme-panel.css.js'
import { usePageChanges } from './use-page-changes.js'

const pairs = [
  { kind: 'solid', word: 'textOnSolid', needs: 'text' },
  { kind: 'tint', word: 'textOnTint', needs: 'text' },
  { kind: 'muted', word: 'mutedText', needs: 'text' },
  { kind: 'ring', word: 'focusRing', needs: 'mark' },
] as const

type Kind = (typeof pairs)[number]['kind']
type Reading = { measured: Partial<Record<Kind, Measured>>; isMissing: boolean }

/** The contrast of the accent on this page. Each pair is drawn, and measured by its computed colors. */
export function ContrastReadOut({ attributes }: { attributes: ThemeAttributes }) {
  const words = usePanelWords()
  const id = useId()
  const samples = useRef<HTMLUListElement>(null)
  const [reading, setReading] = useState<Reading>({ measured: {}, isMissing: false })
  const changes = usePageChanges()
  const look = JSON.stringify(attributes)
  // biome-ignore lint/correctness/useExhaustiveDependencies: computed colors depend on the theme and on the page.
  useEffect(() => {
    if (samples.current) setReading(measureSamples(samples.current))
  }, [look, changes])
  return (
    <div className={section}>
      <div className={heading}>
        <Heading as="h3" size="2" id={id}>
          {words.contrast}
        </Heading>
        {/* In the same line, so that nothing moves. */}
        {reading.isMissing ? (
          <Text size="2" tone="muted" truncate title={words.cssMissingText}>
            {words.cssMissing}
          </Text>
        ) : null}
      </div>
      <ul ref={samples} aria-labelledby={id} className={list}>
        {pairs.map(({ kind, word }) => (
          <li key={kind} className={pair}>
            <span {...attributes} data-sample={kind} className={sample} aria-hidden>
              <span className={ground}>
                <span className={kinds[kind]}>{kind === 'ring' ? '' : words.sample}</span>
              </span>
            </span>
            <span className={name}>{words[word]}</span>
            <Figures measured={reading.measured[kind]} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Figures({ measured }: { measured: Measured | undefined }) {
  const words = usePanelWords()
  if (!measured)
    return (
      <Text size="1" tone="muted">
        {words.notMeasured}
      </Text>
    )
  const { ratio, lightness, verdict } = measured
  return (
    <>
      <Text size="1" tone="muted" tabular className={numbers}>
        <span>{formatRatio(ratio)}</span>
        <VisuallyHidden>{words.comma}</VisuallyHidden>
        <span title={words.lightness}>{`Lc ${Math.round(lightness)}`}</span>
        <VisuallyHidden>{words.comma}</VisuallyHidden>
      </Text>
      <span className={verdictPlace}>
        <Badge size="1" accent={verdict === 'fails' ? 'red' : 'gray'}>
          {verdict === 'fails' ? words.fails : verdict}
        </Badge>
      </span>
    </>
  )
}

function measureSamples(list: HTMLElement): Reading {
  const measured: Reading['measured'] = {}
  let isMissing = false
  for (const { kind, needs } of pairs) {
    const themed = list.querySelector(`[data-sample="${kind}"]`)
    const layers = themed ? [...themed.querySelectorAll('span')] : []
    const front = layers.at(-1)
    if (!themed || !front) continue
    const styles = getComputedStyle(front)
    const grounds = [themed, ...layers].map((layer) => getComputedStyle(layer).backgroundColor)
    const result = measurePair(kind === 'ring' ? styles.outlineColor : styles.color, grounds, needs)
    if (result) measured[kind] = result
    // The css of each accent sets its name.
    const shown = getComputedStyle(themed).getPropertyValue('--lintel-accent-name').trim()
    isMissing ||= shown !== '' && shown !== themed.getAttribute('data-accent')
  }
  return { measured, isMissing }
}
