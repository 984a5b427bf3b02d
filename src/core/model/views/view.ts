/** The parameters of each view. Empty here: `src/features/index.ts` adds the views of its features, so core names none. */
// biome-ignore lint/suspicious/noEmptyInterface: features merge into it, which a type alias cannot do
export interface ViewParams {}

export type ViewName = keyof ViewParams

type Join<Name extends ViewName> = Name extends ViewName ? Flat<{ name: Name } & ViewParams[Name]> : never

/** Joins an intersection into one object, which editors and errors show whole. */
type Flat<Type> = { [Key in keyof Type]: Type[Key] }

/** One view of the modal with its parameters. */
export type View = Join<ViewName>
