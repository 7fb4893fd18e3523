import { createHash } from 'node:crypto';
import { foldedText } from '@mallard/rules/hashtag-key';
import { segment } from '@mallard/rules/text-pieces';
import type { TextEntity } from '@mallard/rules/text-entities';
import { writtenWords } from '@mallard/rules/written-words';
import { foldedDomain } from '#posts/holding/word-matching.js';

/** Letters of a feature: a changed word changes few of them. */
const SHINGLE = 5;
const BITS = 64;
/** Letters of a text below which people often write the same, such as congratulations. A link counts anyway. */
const SHORTEST = 24;

/** Bits by which two texts differ at most that are nearly equal. Those of unrelated texts differ by 32 on average. */
export const NEAR_BITS = 10;

/**
 * A fingerprint of what a text says: those of texts that differ in a few letters differ in few bits. Simhash, after M. Charikar, "Similarity
 * estimation techniques from rounding algorithms" (STOC 2002), with features as in G. Manku, A. Jain and A. Das Sarma, "Detecting
 * near-duplicates for web crawling" (WWW 2007). Mentions are left out, and of links only the domain is kept.
 * @returns null for a text that is too short to say anything
 */
export function fingerprintOf(content: string, entities: readonly TextEntity[]): bigint | null {
  const links = entities.some(({ kind }) => kind === 'LINK');
  const words = segment(content, entities)
    .flatMap(({ text, entity }) => {
      if (entity?.kind === 'MENTION') return [];
      if (entity?.kind === 'LINK') return [foldedDomain(entity.target) ?? ''];
      return writtenWords(foldedText(text)).map(({ word }) => word);
    })
    .join(' ');
  if (words.length < SHORTEST && !links) return null;
  return simhash(shinglesOf(words));
}

function shinglesOf(words: string): string[] {
  const letters = [...words];
  const count = Math.max(1, letters.length - SHINGLE + 1);
  return Array.from({ length: count }, (_, start) => letters.slice(start, start + SHINGLE).join(''));
}

/** Each feature votes for the bits of its hash. */
function simhash(features: readonly string[]): bigint {
  const votes = new Int32Array(BITS);
  for (const feature of features) {
    const hash = createHash('sha1').update(feature).digest();
    for (let bit = 0; bit < BITS; bit += 1) votes[bit]! += (hash[bit >> 3]! >> (bit & 7)) & 1 ? 1 : -1;
  }
  let value = 0n;
  for (let bit = 0; bit < BITS; bit += 1) if (votes[bit]! > 0) value |= 1n << BigInt(bit);
  return BigInt.asIntN(BITS, value);
}

/** The number of bits in which two fingerprints differ. */
export function distance(one: bigint, other: bigint): number {
  let left = BigInt.asUintN(BITS, one ^ other);
  let count = 0;
  for (; left > 0n; left &= left - 1n) count += 1;
  return count;
}
