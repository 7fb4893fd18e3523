import { useShortcut } from '../shortcuts/useShortcut';
import { moveInFeed, pressInFocused } from './feed-keys';

/** The keys of pages with quacks: on to the next, back, nod, reply and open. */
export function useFeedKeys(): void {
  useShortcut('j', () => moveInFeed(1));
  useShortcut('k', () => moveInFeed(-1));
  useShortcut('l', () => pressInFocused('nod'));
  useShortcut('r', () => pressInFocused('reply'));
  useShortcut('o', () => pressInFocused('open'));
}
