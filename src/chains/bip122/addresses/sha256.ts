/** The first 32 bits of the fractional part of the `root`-th root of `prime`, exactly (FIPS 180-4, 4.2.2 and 5.3.3). */
function readFraction(prime: number, root: number): number {
  const power = BigInt(prime) << BigInt(32 * root)
  let low = 0n
  let high = 1n << 42n
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (middle ** BigInt(root) > power) high = middle
    else low = middle
  }
  return Number(low & 0xffff_ffffn)
}

function listPrimes(count: number): number[] {
  const primes: number[] = []
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number)
  }
  return primes
}

function createConstants() {
  const primes = listPrimes(64)
  return {
    rounds: primes.map((prime) => readFraction(prime, 3)),
    start: primes.slice(0, 8).map((prime) => readFraction(prime, 2)),
  }
}

let constants: ReturnType<typeof createConstants> | undefined

const rotate = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits))

/**
 * SHA-256 (FIPS 180-4) of public data. Own code, because checksums of addresses are checked before a wallet is chosen, and
 * at once: WebCrypto is asynchronous, and a package would double what `lintel/bip122` costs then. Not for secrets.
 */
export function sha256(bytes: Uint8Array): Uint8Array {
  constants ??= createConstants()
  const { rounds, start } = constants
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(padded.length - 4, bytes.length * 8)
  const state = Uint32Array.from(start)
  const words = new Uint32Array(64)
  for (let block = 0; block < padded.length; block += 64) {
    const [a0 = 0, b0 = 0, c0 = 0, d0 = 0, e0 = 0, f0 = 0, g0 = 0, h0 = 0] = state
    let [a, b, c, d, e, f, g, h] = [a0, b0, c0, d0, e0, f0, g0, h0]
    for (let round = 0; round < 64; round += 1) {
      if (round < 16) words[round] = view.getUint32(block + round * 4)
      else {
        const early = words[round - 15] ?? 0
        const late = words[round - 2] ?? 0
        const first = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
        const second = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
        words[round] = (words[round - 16] ?? 0) + first + (words[round - 7] ?? 0) + second
      }
      const chosen = (e & f) ^ (~e & g)
      const added = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + chosen + (rounds[round] ?? 0)
      const one = (added + (words[round] ?? 0)) | 0
      const two = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      h = g
      g = f
      f = e
      e = (d + one) | 0
      d = c
      c = b
      b = a
      a = (one + two) | 0
    }
    state.set([a0 + a, b0 + b, c0 + c, d0 + d, e0 + e, f0 + f, g0 + g, h0 + h])
  }
  const digest = new DataView(new ArrayBuffer(32))
  state.forEach((word, index) => digest.setUint32(index * 4, word))
  return new Uint8Array(digest.buffer)
}
