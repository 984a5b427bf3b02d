import clsx from 'clsx'
import {
  beam,
  beamTrack,
  body,
  header,
  headerTitle,
  title as titleStyle,
} from '../../src/components/dialog/dialog.css.js'
import { Button } from '../../src/components/index.js'
import { card } from './card-frame.css.js'
import { smallCard } from './small-card.css.js'

/** A small card of a loading dialog: header, beam and the solid action. */
export function SmallCard({ title }: { title: string }) {
  return (
    <div className={clsx(card, smallCard)}>
      <div className={header}>
        <div className={headerTitle}>
          <h2 className={titleStyle}>{title}</h2>
        </div>
      </div>
      <div className={beamTrack}>
        <span className={beam} />
      </div>
      <div className={body}>
        <Button size="2">Continue</Button>
      </div>
    </div>
  )
}
