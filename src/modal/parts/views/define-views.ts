import type { ComponentType } from 'react'
import type { Messages } from '../../../core/messages/en.js'
import type { LintelState } from '../../../core/model/state.js'
import type { Feature } from '../../../core/model/views/define-feature.js'
import type { View, ViewName } from '../../../core/model/views/view.js'
import type { ViewSkeletonShape } from '../view-skeleton/view-skeleton.js'
import { type LazyComponent, lazyComponent } from './lazy-component.js'

type Titles = Messages['titles']

/** The titles that need no parameters. */
type PlainTitle = { [Name in keyof Titles]: Titles[Name] extends string ? Name : never }[keyof Titles]

type Appearance = {
  /** At the start of the header when there is nothing to go back to. */
  start?: 'help' | 'network'
  /**
   * Where focus goes. By default to the first control when the modal opens on this view, and to the heading after another
   * view. `heading`: there when the modal opens, too. `field`: to the first control after another view, too, for a view
   * whose only purpose is one field.
   */
  focus?: 'heading' | 'field'
  /** The shape shown while the view's code loads. Default: a centred message. */
  skeleton?: ViewSkeletonShape
  /** Views that often follow. Their code is preloaded while this one is shown. */
  next?: readonly ViewName[]
}

type TitleFunction<V extends View> = (context: { words: Messages; state: LintelState; view: V }) => string

/** What the shell needs to know about a view. */
export type ViewEntry<V extends View = View> = Appearance & {
  component: ComponentType<{ view: V }> | LazyComponent<{ view: V }>
  title: TitleFunction<V>
}

/** How a view is shown: `load` fetches its code, or `component` comes with the shell. Default title: that with its name. */
type ViewDefinition<V extends View> = Appearance & { title?: PlainTitle | TitleFunction<V> } & (
    | { load: () => Promise<ComponentType<{ view: V }>> }
    | { component: ComponentType<{ view: V }> }
  ) &
  (V['name'] extends PlainTitle ? object : { title: unknown })

type Named<Name> = Extract<View, { name: Name }>

type NameOf<F extends Feature> = keyof F['views'] & ViewName

/**
 * Defines how the views of a feature are shown: all those of its `feature.ts`.
 *
 * @example
 * export const receiveViews = defineViews<typeof receive>({
 *   WalletReceive: { load: () => import('./views/wallet-receive.container.js').then((m) => m.WalletReceiveContainer) },
 * })
 */
export function defineViews<F extends Feature>(
  definitions: { [Name in NameOf<F>]: ViewDefinition<Named<Name>> },
): {
  [Name in NameOf<F>]: ViewEntry<Named<Name>>
} {
  // A list cannot keep the type that each definition has for its own view.
  return Object.fromEntries(Object.entries(definitions as object).map(toEntry)) as never
}

function toEntry([name, { title = name as PlainTitle, ...rest }]: [string, ViewDefinition<View>]): [string, ViewEntry] {
  const component = 'load' in rest ? lazyComponent(rest.load) : rest.component
  return [name, { ...rest, component, title: typeof title === 'string' ? titleOf(title) : title }]
}

function titleOf(name: PlainTitle): ViewEntry['title'] {
  return ({ words }) => words.titles[name]
}
