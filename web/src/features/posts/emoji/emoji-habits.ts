import { deviceStore } from '../../session/device/device-store';
import type { SkinTone } from './skin-tones';

/** One row of the picker. */
const REMEMBERED = 8;

/** What this device remembers of a person's use of the picker. */
export interface EmojiHabits {
  /** The last used first. */
  recent: readonly string[];
  tone: SkinTone | 'none';
}

const none: EmojiHabits = { recent: [], tone: 'none' };
const keyOf = (userId: string) => `emoji:${userId}`;

export async function emojiHabits(userId: string): Promise<EmojiHabits> {
  const stored = (await deviceStore.read(keyOf(userId))) as Partial<EmojiHabits> | undefined;
  return Array.isArray(stored?.recent) ? { ...none, ...stored } : none;
}

export async function rememberEmoji(userId: string, emoji: string): Promise<void> {
  const { recent, tone } = await emojiHabits(userId);
  const others = recent.filter((one) => one !== emoji);
  await deviceStore.save(keyOf(userId), { recent: [emoji, ...others].slice(0, REMEMBERED), tone });
}

export async function rememberTone(userId: string, tone: EmojiHabits['tone']): Promise<void> {
  await deviceStore.save(keyOf(userId), { ...(await emojiHabits(userId)), tone });
}
