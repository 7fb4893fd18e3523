import { QUOTE_RULE_NAMES, type QuoteRule } from '@mallard/rules/quoting';
import { type Visibility, VISIBILITIES } from '@mallard/rules/visibility';
import { fc } from '../../../rules/test/support/property.js';

/** What a user does. `on` picks among the items that exist by then, so it always means something. */
export type Operation =
  | {
      kind: 'publish';
      by: number;
      tag: number | null;
      mention: number | null;
      visibility: Visibility;
      quoteRule: QuoteRule | null;
    }
  | { kind: 'reply'; by: number; on: number; mention: number | null }
  | { kind: 'quote'; by: number; on: number; visibility: Visibility }
  | { kind: 'acceptQuote' | 'declineQuote' | 'revokeQuote'; on: number }
  | { kind: 'quoteRule'; on: number; rule: QuoteRule }
  | { kind: 'ask'; by: number; multiple: boolean }
  | { kind: 'vote'; by: number; on: number; choices: number[] }
  | { kind: 'end'; on: number }
  | { kind: 'delete'; on: number; tag: number | null }
  | { kind: 'edit'; on: number; tag: number | null; unlists: boolean }
  | { kind: 'nod' | 'unnod' | 'pin' | 'unpin' | 'requack' | 'unrequack'; by: number; on: number }
  | {
      kind: 'follow' | 'unfollow' | 'removeFollower' | 'block' | 'unblock' | 'mute' | 'whisper';
      by: number;
      to: number;
    }
  | { kind: 'accept' | 'reject'; on: number }
  | { kind: 'lock' | 'unlock'; by: number }
  | { kind: 'schedule'; by: number; tag: number | null }
  | { kind: 'cancel' | 'publishNow'; on: number }
  /** The time of some that were scheduled comes. */
  | { kind: 'due'; on: number };

/** @param people how many users take part */
export function operationsOf(people: number): fc.Arbitrary<Operation> {
  const by = fc.nat(people - 1);
  const on = fc.nat(1_000_000);
  const tag = fc.option(fc.nat(9), { freq: 2 });
  const mention = fc.option(by, { freq: 3 });
  const choices = fc.uniqueArray(fc.nat(2), { minLength: 1, maxLength: 3 });
  const visibility = fc.constantFrom('PUBLIC', ...VISIBILITIES);
  const quoteRule = fc.option(fc.constant<QuoteRule>('ASK'), { freq: 2 });
  const is = <const Kind extends Operation['kind']>(...kinds: Kind[]) => fc.constantFrom(...kinds);
  const shares: readonly (readonly [weight: number, arbitrary: fc.Arbitrary<Operation>])[] = [
    [14, fc.record({ kind: is('publish'), by, tag, mention, visibility, quoteRule })],
    [14, fc.record({ kind: is('reply'), by, on, mention })],
    [14, fc.record({ kind: is('quote'), by, on, visibility })],
    [22, fc.record({ kind: is('acceptQuote', 'declineQuote', 'declineQuote', 'revokeQuote'), on })],
    [14, fc.record({ kind: is('quoteRule'), on, rule: fc.constantFrom('ASK', ...QUOTE_RULE_NAMES) })],
    [3, fc.record({ kind: is('ask'), by, multiple: fc.boolean() })],
    [12, fc.record({ kind: is('vote'), by, on, choices })],
    [1, fc.record({ kind: is('end'), on })],
    [8, fc.record({ kind: is('delete'), on, tag })],
    [3, fc.record({ kind: is('edit'), on, tag, unlists: fc.boolean() })],
    [28, fc.record({ kind: is('nod', 'nod', 'unnod'), by, on })],
    [10, fc.record({ kind: is('pin', 'unpin'), by, on })],
    [14, fc.record({ kind: is('requack', 'requack', 'unrequack'), by, on })],
    [10, fc.record({ kind: is('follow', 'unfollow'), by, to: by })],
    [2, fc.record({ kind: is('lock', 'lock', 'unlock'), by })],
    [6, fc.record({ kind: is('accept', 'accept', 'reject'), on })],
    [2, fc.record({ kind: is('removeFollower'), by, to: by })],
    [3, fc.record({ kind: is('block', 'unblock', 'unblock', 'mute'), by, to: by })],
    [3, fc.record({ kind: is('whisper'), by, to: by })],
    [6, fc.record({ kind: is('schedule'), by, tag })],
    [4, fc.record({ kind: is('cancel', 'publishNow'), on })],
    [1, fc.record({ kind: is('due'), on })],
  ];
  return fc.oneof(...shares.map(([weight, arbitrary]) => ({ weight, arbitrary })));
}
