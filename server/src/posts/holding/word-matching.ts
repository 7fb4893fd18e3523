import { foldedText } from '@mallard/rules/hashtag-key';
import type { TextEntity } from '@mallard/rules/text-entities';
import { writtenWords } from '@mallard/rules/written-words';
import type { HeldWordKind } from './held-word.entity.js';

/** An entry of the list, as posts are compared with it. */
export interface HeldWordRule {
  readonly kind: HeldWordKind;
  readonly text: string;
  readonly folded: string;
}

/** A name with a dot, as people also write it without https. */
const NAMES = /(?<![\p{L}\p{N}_.-])(?:[\p{L}\p{N}-]{1,63}\.)+[\p{L}\p{N}-]{2,63}/gu;
/** Names in a post that are looked at; a post has at most 10,000 bytes. */
const MAX_NAMES = 500;

/** The words of a phrase, each after a space, and a space at the end: a phrase is contained in a text if this is. Empty without words. */
export function foldedPhrase(text: string): string {
  const words = writtenWords(foldedText(text)).map(({ word }) => word);
  return words.length === 0 ? '' : ` ${words.join(' ')} `;
}

/** A domain in ASCII and lower case, of a name or a whole address; null for anything else. */
export function foldedDomain(typed: string): string | null {
  const name = typed.trim().replace(/^\*\./, '');
  const address = /^https?:\/\//i.test(name) ? name : `https://${name}`;
  if (!URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  // An IP address of version 4 is a name with dots too.
  return /^(?:[a-z0-9_-]{1,63}\.)+[a-z0-9-]{2,63}\.?$|^\d+(?:\.\d+){3}$/.test(hostname)
    ? hostname.replace(/\.$/, '')
    : null;
}

/** The entries that a text contains, as typed. @param entities its links count with the domain that they lead to */
export function matchingWords(
  rules: readonly HeldWordRule[],
  texts: readonly string[],
  entities: readonly Pick<TextEntity, 'kind' | 'target'>[],
): string[] {
  if (rules.length === 0) return [];
  const phrases = texts.map(foldedPhrase);
  const hosts = hostsIn(texts, entities);
  return rules.filter((rule) => isIn(rule, phrases, hosts)).map(({ text }) => text);
}

function isIn({ kind, folded }: HeldWordRule, phrases: readonly string[], hosts: readonly string[]): boolean {
  if (kind === 'PHRASE') return phrases.some((words) => words.includes(folded));
  return hosts.some((host) => host === folded || host.endsWith(`.${folded}`));
}

function hostsIn(texts: readonly string[], entities: readonly Pick<TextEntity, 'kind' | 'target'>[]): string[] {
  const links = entities.filter(({ kind }) => kind === 'LINK').map(({ target }) => target);
  const names = texts.flatMap((text) =>
    [...foldedText(text).matchAll(NAMES)].slice(0, MAX_NAMES).map(([name]) => name),
  );
  return [...new Set([...links, ...names].map(foldedDomain))].filter((host) => host !== null);
}
