import { foldLookAlikes, isLookAlikeLetter } from '../../../../src/core/data/poisoning/look-alike-letters.js'

export type SpamFacts = {
  /** The name that the collection gives itself. */
  collection: string | null
  name: string | null
  description: string | null
}

/** A link, or a domain: letters, a dot, and an ending that domains have. */
const link =
  /https?:\/\/|www\.|(?:^|[^\p{L}\p{N}@])[\p{L}\p{N}-]{2,}\.(?:com|net|org|io|xyz|app|site|online|live|top|club|info|finance|gift|events?|vip|cc|me|co|pro|fun|shop|claims?|rewards?|example)(?![\p{L}\p{N}])/iu

/** Words on tokens that lead to a fraud. Dots and spaces between letters are removed before. */
const scamWords = [
  /\b(?:claim|redeem|collect)\b.{0,40}\b(?:reward|rewards|prize|airdrop|voucher|bonus|gift|token|tokens|now|here|at)\b/i,
  /\b(?:visit|go to|open)\b.{0,30}\b(?:to|and|site|website|link)\b.{0,30}\b(?:claim|get|redeem|receive|swap|mint|win)\b/i,
  /\b(?:reward|prize|airdrop|voucher|bonus)\b.{0,40}\b(?:claim|redeem|visit|eligible|expires?)\b/i,
  /\byou (?:were|are|have been|have) (?:selected|chosen|won|eligible|a winner)\b/i,
  /\bfree (?:mint|airdrop|claim|money|crypto|nft)\b/i,
  /\bclaim now\b/i,
]

/** An amount of money in the name of a token, such as `$5,000` or `1000 USDC`. */
const money = /[$€£]\s?\d[\d.,]*|\b\d[\d.,]*\s?(?:usdt|usdc|dai|eth|weth|btc|usd)\b/i

/**
 * Whether an NFT looks like those that strangers send to lead to a fraud: links or domains in its name or its collection's,
 * promises of rewards, amounts of money, and words of Latin letters mixed with letters that imitate them.
 */
export function isSpam({ collection, name, description }: SpamFacts): boolean {
  const titles = [collection, name].filter((text) => text !== null)
  if (titles.some(mixesScripts)) return true
  const foldedTitles = titles.map(fold)
  if (foldedTitles.some((text) => link.test(text) || money.test(text))) return true
  const texts = [...foldedTitles, fold(description ?? '')]
  return texts.some((text) => scamWords.some((pattern) => pattern.test(text)))
}

/** Whether a word has Latin letters and letters of another script that imitate Latin ones. */
function mixesScripts(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.some((word) => /\p{Script=Latin}/u.test(word) && [...word].some(isLookAlikeLetter))
}

/** Undoes what hides a word from a filter: other forms of letters, look-alikes, letters with dots or spaces between them. */
function fold(text: string): string {
  return foldLookAlikes(text).replace(/(?<![\p{L}\p{N}])(?:\p{L}[.\s_*-]){3,}\p{L}(?![\p{L}\p{N}])/gu, (word) =>
    word.replace(/[.\s_*-]/g, ''),
  )
}
