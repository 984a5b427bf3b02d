/** RFC 5321 §4.5.3.1: the longest address, without the angle brackets of a path. */
const MAX_LENGTH = 254

/** The unquoted characters of RFC 5322 §3.2.3, and dots anywhere: a few providers give out `a..b@` and `a.@`. */
const LOCAL = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/
const DOMAIN = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i
/** A domain with letters of any script, without characters that a URL does not read as part of a domain. */
const INTERNATIONAL_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u

/**
 * Reads an e-mail address: without spaces around it, in lower case, a domain of another script in its ASCII form
 * (`xn--`). Returns null for anything that cannot receive mail. The part before the `@` has only ASCII characters:
 * few services take others (RFC 6531), and some become those of another address in lower case, such as the Kelvin sign.
 * The one rule for the form, the frame and the identity service.
 *
 * @example readEmailAddress(" O'Neil@Example.com ") // "o'neil@example.com"
 * @example readEmailAddress('mira@müller.example') // 'mira@xn--mller-kva.example'
 */
export function readEmailAddress(text: string): string | null {
  const typed = text.trim()
  const at = typed.lastIndexOf('@')
  const local = typed.slice(0, Math.max(0, at))
  if (typed.length > MAX_LENGTH || !LOCAL.test(local)) return null
  const domain = toAscii(typed.slice(at + 1))
  const address = `${local}@${domain}`.toLowerCase()
  return DOMAIN.test(domain) && address.length <= MAX_LENGTH ? address : null
}

/** The domain in ASCII (UTS #46). Empty if it has no such form. */
function toAscii(domain: string): string {
  if (/^[!-~]*$/.test(domain)) return domain
  const url = `http://${domain}`
  return INTERNATIONAL_DOMAIN.test(domain) && URL.canParse(url) ? new URL(url).hostname : ''
}
