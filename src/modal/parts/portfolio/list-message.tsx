import { CircleAlert } from '../../../icons/circle-alert.js'
import type { IconComponent } from '../../../icons/create-icon.js'
import { IconTile } from '../icons/icon-tile.js'
import { CenteredMessage } from '../view-body/centered-message.js'
import { FailedMessage, type FailedMessageProps } from '../view-body/failed-message.js'

/** In place of an empty list: what will be here. */
export function ListEmpty({ icon, title, text }: { icon: IconComponent; title: string; text: string }) {
  return <CenteredMessage image={<IconTile as={icon} />} title={title} text={text} />
}

/** In place of a list that could not be loaded: why, and Try again. */
export function ListFailed(props: Omit<FailedMessageProps, 'image'>) {
  return <FailedMessage {...props} image={<IconTile as={CircleAlert} />} />
}
