import { useState } from 'react'
import { Button, Text } from '../../../src/components/index.js'
import { durations } from '../../../tokens/index.js'
import { ball, list, row, track, words } from './motion-durations.css.js'

/** The purpose of each duration. The type requires every duration of the tokens. */
const durationUses: Readonly<Record<keyof typeof durations, string>> = {
  title: 'a title gives way to the next',
  height: 'the modal grows or shrinks to its view',
  view: 'a view, a toast or a menu comes',
  shake: 'the modal refuses to close',
}

/** Every duration, with a Play button. Under reduced motion the ball fades instead of moving, as everywhere. */
export function MotionDurations() {
  const [plays, setPlays] = useState(0)
  return (
    <div className={list}>
      {(Object.keys(durations) as (keyof typeof durations)[]).map((name) => (
        <div key={name} className={row}>
          <span className={words}>
            <Text weight="medium">{name}</Text>
            <Text size="2" tone="muted" tabular>
              {durations[name]} ms, {durationUses[name]}
            </Text>
          </span>
          <span className={track}>
            {/* A new element each time, so that the animation plays from the start. */}
            <span key={plays} className={ball[name]} data-is-played={plays > 0 ? '' : undefined} />
          </span>
        </div>
      ))}
      <div>
        <Button variant="soft" onClick={() => setPlays(plays + 1)}>
          Play
        </Button>
      </div>
    </div>
  )
}
