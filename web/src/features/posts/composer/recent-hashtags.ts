import { hashtagKeys, parseHashtags } from '@mallard/rules/text-entities';
import { deviceStore } from '../../session/device/device-store';

const REMEMBERED = 6;
const keyOf = (userId: string) => `hashtags:${userId}`;

/** The keys of the hashtags that a person used last on this device, the last one first. */
export async function recentHashtags(userId: string): Promise<string[]> {
  const stored = await deviceStore.read(keyOf(userId));
  return Array.isArray(stored) ? stored.filter((tag) => typeof tag === 'string') : [];
}

export async function rememberHashtags(userId: string, content: string): Promise<void> {
  const used = hashtagKeys(parseHashtags(content));
  if (used.length === 0) return;
  const earlier = (await recentHashtags(userId)).filter((tag) => !used.includes(tag));
  await deviceStore.save(keyOf(userId), [...used, ...earlier].slice(0, REMEMBERED));
}
