import { useShortcut } from '../../session/shortcuts/useShortcut';
import { moveInFeed, pressInFocused } from '../feeds/feed-keys';

/** The shortcuts of timelines: next, previous, nod, requack, pin, reply and open. */
export function useFeedKeys(): void {
  useShortcut('j', () => moveInFeed(1));
  useShortcut('k', () => moveInFeed(-1));
  useShortcut('l', () => pressInFocused('nod'));
  useShortcut('b', () => pressInFocused('requack'));
  useShortcut('p', () => pressInFocused('pin'));
  useShortcut('r', () => pressInFocused('reply'));
  useShortcut('o', () => pressInFocused('open'));
}
