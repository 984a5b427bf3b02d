import type { ReactNode } from 'react'
import { CircleAlert } from '../../icons/circle-alert.js'
import type { IconComponent } from '../../icons/create-icon.js'
import { IconTile } from '../icons/icon-tile.js'
import { CenteredMessage } from '../view-body/centered-message.js'
import { FailedMessage, type FailedMessageProps } from '../view-body/failed-message.js'

type ListEmptyProps = { icon: IconComponent; title: string; text: string; actions?: ReactNode }

/** Replaces an empty list: says what will be here. */
export function ListEmpty({ icon, ...message }: ListEmptyProps) {
  return <CenteredMessage image={<IconTile as={icon} />} {...message} />
}

/** Replaces a list that could not be loaded: the reason, and Try again. */
export function ListFailed(props: Omit<FailedMessageProps, 'image'>) {
  return <FailedMessage {...props} image={<IconTile as={CircleAlert} />} />
}
