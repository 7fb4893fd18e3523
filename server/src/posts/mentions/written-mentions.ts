import {
  longestMention,
  parseEntities,
  possibleHandles,
  type TextEntity,
  withMentionsOf,
} from '@mallard/rules/text-entities';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import type { Database } from '#kernel/database/database.js';
import { type CheckedText, storedHandles } from '../model/post-content.js';

/** $1 handles in lower case. */
const EXISTING = 'select handle_key from users where handle_key = any($1::text[]) and is_active';

/** Decides what a text means by a mention that only this site's people can tell. */
@Injectable()
export class WrittenMentions {
  private readonly host: string;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.host = new URL(settings.PUBLIC_URL).host;
  }

  /**
   * The text with `@ada@this.site` as a mention of ada, and `@ada-` as one of the longest handle that exists. Other texts cost no
   * statement.
   */
  async resolve(text: CheckedText, reader: Pick<Database, 'rows'>): Promise<CheckedText> {
    if (!text.content.includes('@') && !text.content.includes('＠')) return text;
    const written = parseEntities(text.content, this.host);
    const unsure = written.filter((entity) => entity.kind === 'MENTION' && possibleHandles(entity).length > 1);
    const existing = new Set(unsure.length > 0 ? await existingHandles(reader, unsure) : []);
    const entities = written.map((entity) =>
      unsure.includes(entity) ? (longestMention(entity, existing) ?? entity) : entity,
    );
    return { ...text, entities, handles: storedHandles(entities) };
  }

  /** The entities of a text that is not published. @param mentions handles that people have, in lower case */
  entities(content: string, mentions: readonly string[]): TextEntity[] {
    return withMentionsOf(parseEntities(content, this.host), mentions);
  }
}

async function existingHandles(reader: Pick<Database, 'rows'>, mentions: readonly TextEntity[]): Promise<string[]> {
  const asked = mentions.flatMap(possibleHandles).map((handle) => handle.toLowerCase());
  const rows = await reader.rows<{ handle_key: string }>(EXISTING, [[...new Set(asked)]]);
  return rows.map((row) => row.handle_key);
}
