import type { QuoteRule } from '@mallard/rules/quoting';

/** Who may quote a status, in the words of `quote_approval_policy`. */
export const QUOTE_POLICIES = ['public', 'followers', 'nobody'] as const;
export type QuotePolicy = (typeof QUOTE_POLICIES)[number];

/** Mastodon has no word for asking: without an answer of the author, no one quotes. */
export const POLICY_OF_RULE: Readonly<Record<QuoteRule, QuotePolicy>> = {
  EVERYONE: 'public',
  FOLLOWERS: 'followers',
  ASK: 'nobody',
  NOBODY: 'nobody',
};

const RULE_OF_POLICY: Readonly<Record<QuotePolicy, QuoteRule>> = {
  public: 'EVERYONE',
  followers: 'FOLLOWERS',
  nobody: 'NOBODY',
};

/**
 * The rule that a client asks for.
 * @param preferred the author's own: a client that sends back what it read of it means no change, although Mastodon has no
 *   word for asking
 */
export function ruleOf(policy: QuotePolicy, preferred: QuoteRule): QuoteRule {
  return policy === POLICY_OF_RULE[preferred] ? preferred : RULE_OF_POLICY[policy];
}
