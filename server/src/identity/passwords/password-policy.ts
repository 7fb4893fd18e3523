import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { reaches, type Role } from '#kernel/request/viewer.js';

/** Fewest characters, of everyone and of those who administer. */
export const MIN_PASSWORD_LENGTH = 12;
export const MIN_STAFF_PASSWORD_LENGTH = 15;
/** Most characters (code points). */
export const MAX_PASSWORD_LENGTH = 128;

/** zxcvbn's scale goes from 0 to 4; 3 is "safely unguessable" where the hash is slow. */
const MIN_SCORE = 3;
/** Looking at more costs tens of milliseconds and can only raise the score. */
const MAX_SCORED_LENGTH = 64;
/** What everyone here thinks of first. */
const SITE_WORDS = ['mallard', 'quack', 'quacks', 'duck', 'password'];

// A lone half of a pair would be replaced when encoded, so that two different passwords would be the same.
const UNTYPABLE = /[\p{Cc}\p{Cs}]/u;

let scorer: ZxcvbnFactory | undefined;

/** The form that is hashed: the same keys give the same password on every keyboard and system (NIST 800-63B). */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC');
}

export interface PasswordContext {
  role: Role;
  /** Handle, address, product name: whatever an attacker would try first. */
  words: readonly (string | null | undefined)[];
  /** The input's field, for the complaint. */
  field: string;
}

/** @throws InvalidInput PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_INVALID, PASSWORD_TOO_WEAK */
export function checkPassword(password: string, { role, words, field }: PasswordContext): void {
  const refuse = (reason: string, message: string) => new InvalidInput([{ field, message }], reason);

  // In code units first, so that counting and normalizing have a bound.
  if (password.length > MAX_PASSWORD_LENGTH * 2 || [...password].length > MAX_PASSWORD_LENGTH) {
    throw refuse('PASSWORD_TOO_LONG', `The password takes at most ${MAX_PASSWORD_LENGTH} characters.`);
  }
  const least = reaches(role, 'admin') ? MIN_STAFF_PASSWORD_LENGTH : MIN_PASSWORD_LENGTH;
  if ([...normalizePassword(password)].length < least) {
    throw refuse('PASSWORD_TOO_SHORT', `The password takes at least ${least} characters.`);
  }
  if (UNTYPABLE.test(password))
    throw refuse('PASSWORD_INVALID', 'The password contains a character that cannot be typed.');
  if (!isStrong(normalizePassword(password), words)) {
    throw refuse(
      'PASSWORD_TOO_WEAK',
      'That password is too easy to guess. Try three or four words that do not belong together.',
    );
  }
}

/** Letters and digits that a password needs besides words about its owner and this site. */
const MIN_BESIDE_KNOWN = 8;

function isStrong(password: string, words: PasswordContext['words']): boolean {
  scorer ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const known = words
    .flatMap((word) => (word ? [word, ...word.split(/[^\p{L}\p{N}]+/u)] : []))
    .filter((word) => word.length > 2);
  // What is left beside the words that an attacker would try first must be more than decoration.
  const lower = password.toLowerCase();
  const rest = [...SITE_WORDS, ...known].reduce((left, word) => left.replaceAll(word.toLowerCase(), ''), lower);
  if (rest !== lower && rest.replace(/[^\p{L}\p{N}]/gu, '').length < MIN_BESIDE_KNOWN) return false;
  const { score } = scorer.check(password.slice(0, MAX_SCORED_LENGTH), [...SITE_WORDS, ...known]);
  return score >= MIN_SCORE;
}
