import { expect, test } from 'vitest'
import { readOriginsVariable } from '../../../servers/process/read-url-variable.js'

const read = (text: string | undefined) => readOriginsVariable('ALLOWED_ORIGINS', text)

test.each([
  [undefined, []],
  ['https://app.example', ['https://app.example']],
  ['https://app.example/, http://localhost:3000', ['https://app.example', 'http://localhost:3000']],
  ['HTTPS://App.example:443', ['https://app.example']],
])('the origins of %j are %j', (text, origins) => {
  expect(read(text)).toEqual(origins)
})

test.each([
  'app.example',
  'https://app.example/pay',
  'https://*.app.example',
  'https://me@app.example',
  '*',
  'ftp://app.example',
])('%j is refused, and the variable is named', (text) => {
  expect(() => read(`https://fine.example ${text}`)).toThrow(
    `ALLOWED_ORIGINS has the entry ${JSON.stringify(text)}. Write origins of pages`,
  )
})
