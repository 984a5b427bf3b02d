/** The words of Receive and its list of networks in English. */
export const enReceive = {
  code: 'QR code of your address',
  codeRefused: 'This address is too long for a QR code.',
  hint: ({ network }: { network: string }) => `Send only what is on ${network} to this address.`,
  /** In place of the code, where the address is not the visitor's. */
  notHere: ({ network }: { network: string }) =>
    `This address is not yours on ${network}. What is sent to it there cannot be used. Switch your wallet to ${network} to see your address there.`,
  copyAddress: 'Copy address',
  addressCopied: 'Address copied',
  share: 'Share',
  networks: 'Compatible networks',
  networkCount: ({ count }: { count: number }) => (count === 1 ? '1 network' : `${count} networks`),
  list: 'Networks of this address',
  listText: 'This address is yours on each of these networks. Tokens sent on another network may be lost.',
}

export type ReceiveWords = typeof enReceive
