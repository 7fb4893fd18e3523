import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { reaches, type Role } from '#kernel/request/viewer.js';

/** Shortest password in characters, for everyone and for staff. */
export const MIN_PASSWORD_LENGTH = 12;
export const MIN_STAFF_PASSWORD_LENGTH = 15;
/** Longest password in code points. */
export const MAX_PASSWORD_LENGTH = 128;

/** zxcvbn scores from 0 to 4; 3 is "safely unguessable" with a slow hash. */
const MIN_SCORE = 3;
/** Scoring more takes tens of milliseconds and can only raise the score. */
const MAX_SCORED_LENGTH = 64;
/** Words that everyone here thinks of first. */
const SITE_WORDS = ['mallard', 'quack', 'quacks', 'duck', 'password'];

// A lone surrogate would be replaced when encoded, so two different passwords would become the same.
const UNTYPABLE = /[\p{Cc}\p{Cs}]/u;

let scorer: ZxcvbnFactory | undefined;

/** The normalized form that is hashed, the same on every keyboard and system (NIST 800-63B). */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC');
}

export interface PasswordContext {
  role: Role;
  /** Handle, address, product name: what an attacker would try first. */
  words: readonly (string | null | undefined)[];
  /** The input's name, for the error. */
  field: string;
}

/** @throws InvalidInput PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_INVALID, PASSWORD_TOO_WEAK */
export function checkPassword(password: string, { role, words, field }: PasswordContext): void {
  const refuse = (reason: string, message: string) => new InvalidInput([{ field, message }], reason);

  // Checked in code units first, to bound counting and normalizing.
  if (password.length > MAX_PASSWORD_LENGTH * 2 || [...password].length > MAX_PASSWORD_LENGTH) {
    throw refuse('PASSWORD_TOO_LONG', `The password must be at most ${MAX_PASSWORD_LENGTH} characters.`);
  }
  const least = reaches(role, 'admin') ? MIN_STAFF_PASSWORD_LENGTH : MIN_PASSWORD_LENGTH;
  if ([...normalizePassword(password)].length < least) {
    throw refuse('PASSWORD_TOO_SHORT', `The password must be at least ${least} characters.`);
  }
  if (UNTYPABLE.test(password))
    throw refuse('PASSWORD_INVALID', 'The password contains a character that cannot be typed.');
  if (!isStrong(normalizePassword(password), words)) {
    throw refuse('PASSWORD_TOO_WEAK', 'That password is too easy to guess. Try three or four unrelated words.');
  }
}

/** Letters and digits that a password needs beyond words about its owner and this site. */
const MIN_BESIDE_KNOWN = 8;

function isStrong(password: string, words: PasswordContext['words']): boolean {
  scorer ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const known = words
    .flatMap((word) => (word ? [word, ...word.split(/[^\p{L}\p{N}]+/u)] : []))
    .filter((word) => word.length > 2);
  // Besides the words that an attacker would try first, enough must remain.
  const lower = password.toLowerCase();
  const rest = [...SITE_WORDS, ...known].reduce((left, word) => left.replaceAll(word.toLowerCase(), ''), lower);
  if (rest !== lower && rest.replace(/[^\p{L}\p{N}]/gu, '').length < MIN_BESIDE_KNOWN) return false;
  const { score } = scorer.check(password.slice(0, MAX_SCORED_LENGTH), [...SITE_WORDS, ...known]);
  return score >= MIN_SCORE;
}
