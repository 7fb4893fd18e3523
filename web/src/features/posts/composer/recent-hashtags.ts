import { hashtagKey } from '@mallard/rules/hashtag-key';
import { parseHashtags } from '@mallard/rules/text-entities';
import { deviceStore } from '../../session/device/device-store';

const REMEMBERED = 6;
const keyOf = (userId: string) => `hashtags:${userId}`;

/** The hashtags that a person used last on this device, as typed and without the #, the last one first. */
export async function recentHashtags(userId: string): Promise<string[]> {
  const stored = await deviceStore.read(keyOf(userId));
  return Array.isArray(stored) ? stored.filter((tag) => typeof tag === 'string') : [];
}

export async function rememberHashtags(userId: string, content: string): Promise<void> {
  const used = parseHashtags(content).map(({ text }) => text.slice(1));
  if (used.length === 0) return;
  const all = [...used, ...(await recentHashtags(userId))];
  const keys = all.map(hashtagKey);
  const different = all.filter((_, index) => keys.indexOf(keys[index]!) === index);
  await deviceStore.save(keyOf(userId), different.slice(0, REMEMBERED));
}
