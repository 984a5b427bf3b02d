import { error, errorTitle } from './login.css.js'

/** The error of a field: its title, if there is one, and its text. It is announced when it appears. */
export function LoginError({ id, title, text }: { id: string; title?: string; text: string }) {
  return (
    <p id={id} role="alert" data-accent="red" className={error}>
      {title ? <span className={errorTitle}>{title}</span> : null}
      {title ? ' ' : null}
      {/* Elements of their own: a translated page replaces text nodes. */}
      <span>{text}</span>
    </p>
  )
}
