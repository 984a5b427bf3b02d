import { expect, test } from 'vitest'
import { readImageUrl } from '../../../../src/rules/images/image-url.js'

const page = 'http://localhost:4000'

test.each([
  'https://images.test/a.png',
  'data:image/png;base64,AAAA',
  'DATA:image/svg+xml,<svg/>',
  '/logo.svg',
  'logo.svg',
  'http://localhost:4000/logo.svg',
  'http://localhost:4001/logo.svg',
  'http://localhost/logo.svg',
  'blob:http://localhost:4000/1',
])('loads %s', (src) => {
  expect(readImageUrl(src, page)).toBe(src)
})

test.each([
  'http://images.test/a.png',
  'http://127.0.0.1:4000/logo.svg',
  'http://localhost.images.test/logo.svg',
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>',
  'blob:http://images.test/1',
  'file:///etc/passwd',
  'ftp://images.test/a.png',
  '//',
  'http://[',
])('never loads %s', (src) => {
  expect(readImageUrl(src, page)).toBeUndefined()
})

test('a page with TLS never loads an image without it', () => {
  expect(readImageUrl('http://app.test/a.png', 'https://app.test')).toBeUndefined()
  expect(readImageUrl('http://app.test:8080/a.png', 'https://app.test')).toBeUndefined()
})

test("on a server a path still counts as one of the page's own", () => {
  expect(readImageUrl('/logo.svg')).toBe('/logo.svg')
  expect(readImageUrl('http://images.test/a.png')).toBeUndefined()
})
