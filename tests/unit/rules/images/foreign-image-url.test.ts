import { expect, test } from 'vitest'
import { readForeignImageUrl } from '../../../../src/rules/images/foreign-image-url.js'

const own = 'https://harbor.example'

test.each([
  ['https://images.test/a.png', 'https://images.test/a.png'],
  [' https://images.test/a.png ', 'https://images.test/a.png'],
  ['https://harbor.example.test/a.png', 'https://harbor.example.test/a.png'],
  // A page on https would load the path `/sign-out` of its own.
  ['https:/sign-out', 'https://sign-out/'],
  ['https:sign-out', 'https://sign-out/'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['DATA:image/svg+xml,<svg/>', 'data:image/svg+xml,<svg/>'],
])('%s is loaded as %s', (url, loaded) => {
  expect(readForeignImageUrl(url, own)).toBe(loaded)
})

test.each([
  '/sign-out',
  'sign-out',
  '//harbor.example/sign-out',
  '/\\harbor.example/sign-out',
  'https://harbor.example/sign-out',
  'HTTPS:\\\\HARBOR.example:443/sign-out',
  'https://user@harbor.example/sign-out',
  'http://images.test/a.png',
  'http://harbor.example/sign-out',
  'https://harbor.example:443/sign-out',
  'blob:https://harbor.example/1',
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>',
  'file:///etc/passwd',
  'https://[',
  '',
])('%s is never loaded', (url) => {
  expect(readForeignImageUrl(url, own)).toBeUndefined()
})

test('not even an image of the host on another port is loaded without TLS', () => {
  expect(readForeignImageUrl('http://localhost:4001/a.png', 'http://localhost:4000')).toBeUndefined()
})

test("on a server there is no own origin: a path is still not the app's", () => {
  expect(readForeignImageUrl('/sign-out', undefined)).toBeUndefined()
  expect(readForeignImageUrl('https://images.test/a.png', undefined)).toBe('https://images.test/a.png')
})
