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

/** Which words of a block each round mixes. Rounds 11 and 12 are like the first two. */
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
].map(readDigits)

/** The four words of the state that each step of a round mixes: first the columns, then the diagonals. */
const steps = ['048c', '159d', '26ae', '37bf', '05af', '16bc', '278d', '349e'].map(readDigits)

const ROUNDS = 12
/** Bytes. */
const BLOCK = 128

/**
 * BLAKE2b without a key (RFC 7693). For addresses and messages: it is slower than a library.
 *
 * @param length Bytes of the hash, 64 at most.
 */
export function blake2b(bytes: Uint8Array, length: number): Uint8Array {
  const hash = BigUint64Array.from(start)
  hash[0] = read(hash, 0) ^ 0x01010000n ^ BigInt(length)
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
function readWords(block: Uint8Array): BigUint64Array {
  const filled = new Uint8Array(BLOCK)
  filled.set(block)
  const view = new DataView(filled.buffer)
  return BigUint64Array.from({ length: BLOCK / 8 }, (_none, index) => view.getBigUint64(index * 8, true))
}

/** `count`: how many bytes have been read up to the end of the block. Words of the arrays drop what is above 64 bits. */
function mixBlock(hash: BigUint64Array, words: BigUint64Array, count: number, isLast: boolean): void {
  const state = BigUint64Array.from([...hash, ...start])
  const turn = (target: number, other: number, bits: bigint) => {
    const word = read(state, target) ^ read(state, other)
    state[target] = (word >> bits) | (word << (64n - bits))
  }
  state[12] = read(state, 12) ^ BigInt(count)
  if (isLast) state[14] = ~read(state, 14)
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = orders[round % orders.length] ?? []
    steps.forEach(([a = 0, b = 0, c = 0, d = 0], index) => {
      state[a] = read(state, a) + read(state, b) + read(words, order[2 * index])
      turn(d, a, 32n)
      state[c] = read(state, c) + read(state, d)
      turn(b, c, 24n)
      state[a] = read(state, a) + read(state, b) + read(words, order[2 * index + 1])
      turn(d, a, 16n)
      state[c] = read(state, c) + read(state, d)
      turn(b, c, 63n)
    })
  }
  for (const index of hash.keys()) hash[index] = read(hash, index) ^ read(state, index) ^ read(state, index + 8)
}

function read(words: BigUint64Array, index = 0): bigint {
  return words[index] ?? 0n
}

function readDigits(digits: string): readonly number[] {
  return Array.from(digits, (digit) => Number.parseInt(digit, 16))
}
