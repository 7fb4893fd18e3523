import type { RuleInput } from '../../../../graphql/schema.generated';
import type { RuleEditor_RuleFragment } from './Rules.generated';

/** In graphemes; the server checks too. */
export const MAX_TEXT = 200;
export const MAX_HINT = 500;
export const MAX_RULES = 20;

export const TEXTS = ['textEn', 'textHe', 'hintEn', 'hintHe'] as const;
export type TextName = (typeof TEXTS)[number];

/** A rule that is being edited. */
export interface RuleDraft extends Readonly<Record<TextName, string>> {
  /** Identifies it on the page, also while it is new. */
  readonly key: string;
  /** Null for a new rule. */
  readonly id: string | null;
}

export const draftOf = ({ id, textEn, textHe, hintEn, hintHe }: RuleEditor_RuleFragment): RuleDraft => ({
  ...{ key: id, id, textEn, textHe, hintEn, hintHe },
});

export const inputOf = ({ id, textEn, textHe, hintEn, hintHe }: RuleDraft): RuleInput => ({
  ...{ id, textEn: textEn.trim(), textHe: textHe.trim(), hintEn: hintEn.trim(), hintHe: hintHe.trim() },
});

/** Moves an item by one place; at an end, it stays. */
export function moved<Item>(items: readonly Item[], from: number, by: 1 | -1): readonly Item[] {
  const to = from + by;
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
