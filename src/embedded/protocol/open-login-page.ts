/**
 * Opens the login at `uri` in a window that this page has opened. It submits a form: the `Origin` header proves to the identity
 * service that the page itself opened the window; a link sent by somebody else has no such header. If `form-action` of the page's
 * policy does not allow the service, it follows a link, and the result can arrive only as a message from the window.
 */
export function openLoginPage(opened: Window, uri: string): void {
  const { document } = opened
  const referrer = document.createElement('meta')
  referrer.name = 'referrer'
  // With `no-referrer`, which the window inherits from a page with that policy, a browser sends no origin.
  referrer.content = 'strict-origin'
  const form = document.createElement('form')
  form.method = 'post'
  form.action = uri
  document.addEventListener('securitypolicyviolation', () => opened.location.replace(uri), { once: true })
  document.head.append(referrer)
  document.body.append(form)
  form.submit()
}
