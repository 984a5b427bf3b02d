/** The first 64 bits of the fractions of the square roots of the first 8 primes. */
const start = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
]

/** Which words of a block each round mixes, in hexadecimal. Rounds 11 and 12 are like the first two. */
const orders = [
  '0123456789abcdef',
  'ea489fd61c02b753',
  'b8c052fdae367194',
  '7931dcbe265a40f8',
  '905724afe1bc683d',
  '2c6a0b834d75fe19',
  'c51fed4a0763928b',
  'db7ec13950f4862a',
  '6fe9b308c2d714a5',
  'a2847615fb9e3cd0',
]

/** The four words of the state that each step of a round mixes, in hexadecimal: first the columns, then the diagonals. */
const steps = ['048c', '159d', '26ae', '37bf', '05af', '16bc', '278d', '349e']

const ROUNDS = 12
/** Bytes. */
const BLOCK = 128

/**
 * BLAKE2b without a key (RFC 7693). For addresses and messages: it is slower than a library.
 *
 * @param length Bytes of the hash, 64 at most.
 */
export function blake2b(bytes: Uint8Array, length: number): Uint8Array {
  const hash = start.map((word, index) => (index === 0 ? word ^ 0x01010000n ^ BigInt(length) : word))
  const blocks = Math.max(1, Math.ceil(bytes.length / BLOCK))
  for (let index = 0; index < blocks; index += 1) {
    const end = Math.min(bytes.length, (index + 1) * BLOCK)
    mixBlock(hash, readWords(bytes.subarray(index * BLOCK, end)), end, index === blocks - 1)
  }
  const result = new DataView(new ArrayBuffer(64))
  hash.forEach((word, index) => {
    result.setBigUint64(index * 8, word, true)
  })
  return new Uint8Array(result.buffer, 0, length)
}

/** The 16 words of a block. A short one is filled with zeros. */
function readWords(block: Uint8Array): readonly bigint[] {
  const filled = new Uint8Array(BLOCK)
  filled.set(block)
  const view = new DataView(filled.buffer)
  return Array.from({ length: BLOCK / 8 }, (_none, index) => view.getBigUint64(index * 8, true))
}

/** `count`: how many bytes have been read up to the end of the block. */
function mixBlock(hash: bigint[], words: readonly bigint[], count: number, isLast: boolean): void {
  const state = [...hash, ...start]
  const at = (list: readonly bigint[], digit: string) => list[Number.parseInt(digit, 16)] ?? 0n
  const change = (digit: string, value: bigint) => {
    state[Number.parseInt(digit, 16)] = BigInt.asUintN(64, value)
  }
  const turn = (target: string, other: string, bits: bigint) => {
    const word = at(state, target) ^ at(state, other)
    change(target, (word >> bits) | (word << (64n - bits)))
  }
  change('c', at(state, 'c') ^ BigInt(count))
  if (isLast) change('e', ~at(state, 'e'))
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = orders[round % orders.length] ?? ''
    steps.forEach(([a = '', b = '', c = '', d = ''], index) => {
      change(a, at(state, a) + at(state, b) + at(words, order.charAt(2 * index)))
      turn(d, a, 32n)
      change(c, at(state, c) + at(state, d))
      turn(b, c, 24n)
      change(a, at(state, a) + at(state, b) + at(words, order.charAt(2 * index + 1)))
      turn(d, a, 16n)
      change(c, at(state, c) + at(state, d))
      turn(b, c, 63n)
    })
  }
  for (const index of hash.keys()) {
    hash[index] = (hash[index] ?? 0n) ^ (state[index] ?? 0n) ^ (state[index + 8] ?? 0n)
  }
}
