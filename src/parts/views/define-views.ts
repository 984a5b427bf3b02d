import type { ComponentType } from 'react'
import type { LintelState } from '../../core/model/state.js'
import type { View, ViewName } from '../../core/model/views/view.js'
import type { ViewRoles } from '../../core/model/views/view-roles.js'
import type { Feature } from '../../core/options/define-feature.js'
import type { ShownMessages, ViewWords } from '../../core/words/messages.js'
import { type LazyComponent, lazyComponent } from '../lazy/lazy-component.js'
import type { ViewSkeletonShape } from '../view-skeleton/view-skeleton.js'
import type { ViewLink } from './view-link.js'
import type { PartPlaces } from './view-parts.js'

type Titles = ShownMessages['titles']

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
  /** Views that often follow: those of other features by their roles. Their code is preloaded while this one is shown. */
  next?: readonly (ViewName | keyof ViewRoles)[]
}

type TitleFunction<V extends View> = (context: { words: ShownMessages; state: LintelState; view: V }) => string

/** The facts about a view that the shell uses. */
export type ViewEntry<V extends View = View> = Appearance & {
  /** Its parts in views of other features, which show them while the app has this view. */
  parts?: { [Place in keyof PartPlaces]?: LazyComponent<PartPlaces[Place]> }
  /** The views that link to it. Its title is the text of the links. */
  link?: ViewLink<V>
  component: ComponentType<{ view: V }> | LazyComponent<{ view: V }>
  title: TitleFunction<V>
}

/** How a view is shown: `load` fetches its code, or `component` comes with the shell. Default title: the one with the view's name. */
type ViewDefinition<V extends View> = Appearance &
  Pick<ViewEntry<V>, 'link' | 'parts'> & { title?: PlainTitle | TitleFunction<V> } & (
    | { load: () => Promise<ComponentType<{ view: V }>> }
    | { component: ComponentType<{ view: V }> }
  )

type Named<Name> = Extract<View, { name: Name }>

type NameOf<F extends Feature> = keyof F['views'] & ViewName

/** The titles of a feature's views: the name of its words, whose `titles` they are, and the English titles. */
type FeatureTitles<F extends Feature> = {
  words: keyof ViewWords
  english: { readonly [Name in NameOf<F>]: string }
}

type Entries<F extends Feature> = { [Name in NameOf<F>]: ViewEntry<Named<Name>> }

/**
 * Defines how the views of a feature are shown: all those of its `feature.ts`.
 *
 * @param titles Default: the titles are in the words of the modal.
 *
 * @example
 * export const signInViews = defineViews<typeof signIn>(
 *   { SIWXSignMessage: { load: () => import('./views/sign-message.container.js').then((m) => m.SignMessageContainer) } },
 *   { words: 'signIn', english: titles },
 * )
 */
export function defineViews<F extends Feature>(
  definitions: { [Name in NameOf<F>]: ViewDefinition<Named<Name>> },
  titles: FeatureTitles<F>,
): Entries<F>
export function defineViews<F extends Feature>(
  definitions: {
    [Name in NameOf<F>]: ViewDefinition<Named<Name>> & (Name extends PlainTitle ? object : { title: unknown })
  },
): Entries<F>
export function defineViews(
  definitions: object,
  titles?: { words: keyof ViewWords; english: Record<string, string> },
): object {
  return Object.fromEntries(
    // A list cannot keep the separate type of each definition.
    Object.entries<ViewDefinition<View>>(definitions as never).map(
      ([name, { title = name as PlainTitle, ...rest }]) => {
        const component = 'load' in rest ? lazyComponent(rest.load) : rest.component
        return [name, { ...rest, component, title: typeof title === 'string' ? titleOf(title, titles) : title }]
      },
    ),
  )
}

function titleOf(
  name: PlainTitle,
  titles: { words: keyof ViewWords; english: Record<string, string> } | undefined,
): ViewEntry['title'] {
  if (!titles) return ({ words }) => words.titles[name]
  return ({ words }) => {
    const given = words.views[titles.words] as { titles?: Record<string, string> } | undefined
    return given?.titles?.[name] ?? titles.english[name] ?? name
  }
}
