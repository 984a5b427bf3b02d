import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { CardFrame, type CardFrameProps } from '../../support/card-frame.js'

type Annotations = { render?: unknown; args?: object; play?: unknown }

/** A story named Gallery. */
export type Gallery = { input: Annotations; meta: { input: Annotations } }

/** Returns the cards of a gallery without drawing them: those with these labels, or its only one. */
export function listCards(gallery: Gallery, labels: readonly string[]): ReactElement<CardFrameProps>[] {
  const { input, meta } = gallery
  const render = (input.render ?? meta.input.render) as (args: object, context: object) => ReactNode
  const cards = findCards(render({ ...meta.input.args, ...input.args }, {}))
  if (labels.length === 0) return cards
  return labels.map((label) => {
    const card = cards.find(({ props }) => props.label === label)
    if (!card) throw new Error(`No card of the gallery is called "${label}".`)
    return card
  })
}

function findCards(node: ReactNode): ReactElement<CardFrameProps>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return []
    return child.type === CardFrame ? [child as ReactElement<CardFrameProps>] : findCards(child.props.children)
  })
}
