'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { Badge } from '../../../components/badge/badge.js'
import type { ThemeAttributes } from '../../../components/theme-scope/theme-scope.js'
import { VisuallyHidden } from '../../../components/visually-hidden/visually-hidden.js'
import { usePageChanges } from '../use-page-changes.js'
import {
  ground,
  heading,
  kinds,
  list,
  missing,
  name,
  numbers,
  pair,
  sample,
  section,
  title,
  verdictPlace,
} from './contrast-read-out.css.js'
import { formatRatio, type Measured, measurePair } from './measure-pair.js'

const pairs = [
  { kind: 'solid', label: 'Text on solid', needs: 'text' },
  { kind: 'tint', label: 'Text on tint', needs: 'text' },
  { kind: 'muted', label: 'Muted text', needs: 'text' },
  { kind: 'ring', label: 'Focus ring', needs: 'mark' },
] as const

type Kind = (typeof pairs)[number]['kind']
type Reading = { measured: Partial<Record<Kind, Measured>>; isMissing: boolean }

/** The contrast of the accent as it is on this page: each pair is drawn, and measured by what the browser draws. */
export function ContrastReadOut({ attributes }: { attributes: ThemeAttributes }) {
  const id = useId()
  const samples = useRef<HTMLUListElement>(null)
  const [reading, setReading] = useState<Reading>({ measured: {}, isMissing: false })
  const changes = usePageChanges()
  const look = JSON.stringify(attributes)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn depends on the look and on the page.
  useEffect(() => {
    if (samples.current) setReading(measureSamples(samples.current))
  }, [look, changes])
  return (
    <div className={section}>
      <div className={heading}>
        <h3 id={id} className={title}>
          Contrast
        </h3>
        {/* Beside the title, where it pushes nothing away from under the pointer. */}
        {reading.isMissing ? (
          <span className={missing} title="The css of this accent is not loaded, so the page shows another one.">
            Its css is not loaded
          </span>
        ) : null}
      </div>
      <ul ref={samples} aria-labelledby={id} className={list}>
        {pairs.map(({ kind, label }) => (
          <li key={kind} className={pair}>
            <span {...attributes} data-sample={kind} className={sample} aria-hidden>
              <span className={ground}>
                <span className={kinds[kind]}>{kind === 'ring' ? '' : 'Aa'}</span>
              </span>
            </span>
            <span className={name}>{label}</span>
            <Figures measured={reading.measured[kind]} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Figures({ measured }: { measured: Measured | undefined }) {
  if (!measured) return <span className={numbers}>Not measured</span>
  const { ratio, lightness, verdict } = measured
  return (
    <>
      <span className={numbers}>
        {formatRatio(ratio)}
        <VisuallyHidden>, </VisuallyHidden>
        <span title="Lightness contrast (APCA)">Lc {Math.round(lightness)}</span>
        <VisuallyHidden>, </VisuallyHidden>
      </span>
      <span className={verdictPlace}>
        <Badge size="1" accent={verdict === 'Fails' ? 'red' : 'gray'}>
          {verdict}
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
    // Each accent's css says whose it is (`--lintel-accent-name`).
    const shown = getComputedStyle(themed).getPropertyValue('--lintel-accent-name').trim()
    isMissing ||= shown !== '' && shown !== themed.getAttribute('data-accent')
  }
  return { measured, isMissing }
}
