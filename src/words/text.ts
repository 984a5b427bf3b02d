/**
 * A text for each plural category of `Intl.PluralRules`. `other` is for every count without a form of its own, and `zero` for 0
 * in each language.
 */
export type Forms = { readonly [Category in Intl.LDMLPluralRule]?: string } & { readonly other: string }

/** One message as data. `{name}` is a parameter, except for `{hotkey}`, which Toast replaces. A text that depends on a count has forms. */
export type Text = string | Forms

/** The English texts of a file, each group by its name. The type leaves out the texts, so that declarations do not repeat them. */
export type TextGroups = Readonly<Record<string, object>>

/** Parameters that are numbers. Every other parameter is a string. */
type NumberName = 'count' | 'seconds' | 'position' | 'total'

type NameIn<Form> = Form extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, 'hotkey'> | NameIn<Rest>
  : never
type NamesIn<Message> = Message extends string ? NameIn<Message> : NameIn<Message[keyof Message]>
type Parameters<Name extends string> = { [Key in Name]: Key extends NumberName ? number : string }
type Word<Name extends string> = [Name] extends [never] ? string : (parameters: Parameters<Name>) => string

/**
 * The words of texts: a text with parameters becomes a function of them, and another one stays a string. A conditional type, so
 * that declarations have the functions and not the texts.
 */
export type Words<Texts> = Texts extends object
  ? {
      -readonly [Key in keyof Texts]: Texts[Key] extends Text
        ? Word<NamesIn<Texts[Key]>>
        : NonNullable<Texts[Key]> extends (...parameters: never[]) => string
          ? Texts[Key]
          : Words<Texts[Key]>
    }
  : Texts

/** Part of a catalogue. A word with parameters is a text with the same `{name}`, or a function. */
export type WordOverrides<Catalogue> = {
  [Key in keyof Catalogue]?: Catalogue[Key] extends string
    ? string
    : Catalogue[Key] extends (...parameters: never[]) => string
      ? Text | Catalogue[Key]
      : WordOverrides<Catalogue[Key]>
}
