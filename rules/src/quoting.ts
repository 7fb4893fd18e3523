/* Who may quote a quack, for the server, which decides, and the web client, which offers only what the server accepts. */

import { VISIBILITIES, type Visibility } from './visibility.js';

/** As numbers in `posts.quote_rule`. The author may always quote their own. */
export const QUOTE_RULES = { EVERYONE: 0, FOLLOWERS: 1, ASK: 2, NOBODY: 3 } as const;

/**
 * - EVERYONE: everyone who reads it may quote it.
 * - FOLLOWERS: followers of its author may.
 * - ASK: a quote shows it once its author has accepted.
 * - NOBODY: only its author may.
 */
export type QuoteRule = keyof typeof QUOTE_RULES;

export const QUOTE_RULE_NAMES = ['EVERYONE', 'FOLLOWERS', 'ASK', 'NOBODY'] as const satisfies readonly QuoteRule[];

export function quoteRuleOf(value: number): QuoteRule {
  return QUOTE_RULE_NAMES.find((name) => QUOTE_RULES[name] === value) ?? 'NOBODY';
}

/** What a quote can be: never wider than what it quotes. */
export function visibilitiesOfQuoteOf(quoted: Visibility): readonly Visibility[] {
  return VISIBILITIES.slice(VISIBILITIES.indexOf(quoted));
}
