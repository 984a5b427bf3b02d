import { Button } from '../../components/button/button.js'
import { Text } from '../../components/text/text.js'
import type { IconComponent } from '../../icons/create-icon.js'
import { IconTile } from '../icons/icon-tile.js'
import { list, point, words } from './help-points.css.js'
import { ViewBody } from './view-body.js'

export type HelpPoint = { icon: IconComponent; title: string; text: string }

/** Short help: a list of points, each with icon, title and text. */
export function HelpPoints({ points }: { points: readonly HelpPoint[] }) {
  return (
    <ul className={list}>
      {points.map(({ icon, title, text }) => (
        <li key={title} className={point}>
          <IconTile as={icon} size="36" />
          <div className={words}>
            <Text as="p" weight="medium">
              {title}
            </Text>
            <Text as="p" size="3" tone="muted" wrap="pretty">
              {text}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** A view of short help: its points, and the button below them. */
export function HelpView({
  points,
  button,
  onDone,
}: {
  points: readonly HelpPoint[]
  button: string
  onDone: () => void
}) {
  return (
    <ViewBody>
      <HelpPoints points={points} />
      <Button onClick={onDone}>{button}</Button>
    </ViewBody>
  )
}
