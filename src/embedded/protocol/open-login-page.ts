/**
 * Leads a window that this page has opened to a login at `uri`. It sends a form, because its `Origin` tells the identity
 * service that the page itself has opened the window: a link that someone sends has none. Where `form-action` of the page's
 * policy does not allow the service, it follows a link, and the result can come by a message of the window only.
 */
export function openLoginPage(opened: Window, uri: string): void {
  const { document } = opened
  const referrer = document.createElement('meta')
  referrer.name = 'referrer'
  // With `no-referrer`, which the window has from a page with that policy, a browser names no origin.
  referrer.content = 'strict-origin'
  const form = document.createElement('form')
  form.method = 'post'
  form.action = uri
  document.addEventListener('securitypolicyviolation', () => opened.location.replace(uri), { once: true })
  document.head.append(referrer)
  document.body.append(form)
  form.submit()
}
