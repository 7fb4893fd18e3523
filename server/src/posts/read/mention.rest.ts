import { z } from 'zod';
import type { TextEntity } from '@mallard/rules/text-entities';
import { restShape, uuid } from '#kernel/envelope/rest-shape.js';
import type { MentionedUser } from './mentioned-user.js';

/** Mention of the REST contract; startIndex and length count UTF-16 units and include the sign. */
export const RestMention = restShape('Mention', {
  userId: uuid.nullable(),
  handle: z.string(),
  displayName: z.string().nullable(),
  exists: z.boolean(),
  startIndex: z.int(),
  length: z.int(),
});
export type RestMention = z.infer<typeof RestMention>;

/** ParsedMentions of the REST contract. */
export const RestParsedMentions = restShape('ParsedMentions', {
  mentions: z.array(RestMention),
  count: z.int(),
});
export type RestParsedMentions = z.infer<typeof RestParsedMentions>;

/** FormattedMentions of the REST contract. */
export const RestFormattedMentions = restShape('FormattedMentions', {
  formattedContent: z.string(),
});
export type RestFormattedMentions = z.infer<typeof RestFormattedMentions>;

/** The mentions of a text, one per occurrence; users who are not in `people` are unknown. */
export function mentionsOf(entities: readonly TextEntity[], people: readonly MentionedUser[]): RestMention[] {
  const byHandle = new Map(people.map((user) => [user.handleKey, user]));
  return entities
    .filter((entity) => entity.kind === 'MENTION')
    .map((entity) => {
      const user = byHandle.get(entity.target.toLowerCase());
      return {
        userId: user?.id ?? null,
        handle: user?.handle ?? entity.target,
        displayName: user?.displayName ?? null,
        exists: user !== undefined,
        startIndex: entity.start,
        length: entity.end - entity.start,
      };
    });
}
