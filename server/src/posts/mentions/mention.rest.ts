import type { PostEntity } from '../post-text.js';
import type { MentionedPerson } from './mentioned-person.js';

/** Mention of the REST contract; startIndex and length count UTF-16 units and include the sign. */
export interface RestMention {
  userId: string | null;
  handle: string;
  displayName: string | null;
  exists: boolean;
  startIndex: number;
  length: number;
}

/** ParsedMentions of the REST contract. */
export interface RestParsedMentions {
  mentions: RestMention[];
  count: number;
}

/** FormattedMentions of the REST contract. */
export interface RestFormattedMentions {
  formattedContent: string;
}

/** The mentions of a text, one for each place; who is not among `people` is unknown. */
export function mentionsOf(entities: readonly PostEntity[], people: readonly MentionedPerson[]): RestMention[] {
  const byHandle = new Map(people.map((person) => [person.handleKey, person]));
  return entities
    .filter((entity) => entity.kind === 'MENTION')
    .map((entity) => {
      const person = byHandle.get(entity.target.toLowerCase());
      return {
        userId: person?.id ?? null,
        handle: person?.handle ?? entity.target,
        displayName: person?.displayName ?? null,
        exists: person !== undefined,
        startIndex: entity.start,
        length: entity.end - entity.start,
      };
    });
}
