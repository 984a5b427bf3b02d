/** The words of Receive and its list of networks in English. */
export const enReceive = {
  code: 'QR code of your address',
  codeRefused: 'This address is too long for a QR code.',
  hint: ({ network }: { network: string }) => `Send only what is on ${network} to this address.`,
  copyAddress: 'Copy address',
  addressCopied: 'Address copied',
  share: 'Share',
  networks: 'Compatible networks',
  networkCount: ({ count }: { count: number }) => (count === 1 ? '1 network' : `${count} networks`),
  list: 'Networks of this address',
  listText: 'This address is yours on each of these networks. Tokens sent on another network may be lost.',
}

export type ReceiveWords = typeof enReceive
