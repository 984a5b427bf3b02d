export const enAddress = {
  copy: 'Copy address',
  malformed: 'Contains characters that no address has',
  lookAlike: 'Looks like an address you know, but is another one',
}
