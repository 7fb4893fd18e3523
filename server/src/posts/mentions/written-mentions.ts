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
   * Texts with `@ada@this.site` as a mention of ada, and `@ada-` as one of the longest handle that exists: one statement, and none for
   * texts without such mentions.
   */
  async resolve(texts: readonly CheckedText[], reader: Pick<Database, 'rows'>): Promise<CheckedText[]> {
    const written = texts.map(({ content }) => (/[@＠]/u.test(content) ? parseEntities(content, this.host) : null));
    const unsure = new Set(written.flatMap((entities) => entities?.filter(isUnsure) ?? []));
    const existing = new Set(unsure.size > 0 ? await existingHandles(reader, [...unsure]) : []);
    return texts.map((text, index) => {
      const entities = written[index]?.map((entity) =>
        unsure.has(entity) ? (longestMention(entity, existing) ?? entity) : entity,
      );
      return entities ? { ...text, entities, handles: storedHandles(entities) } : text;
    });
  }

  /** The same of all quacks of a thread. */
  async resolveThread<Quack extends { text: CheckedText }>(
    quacks: readonly [Quack, ...Quack[]],
    reader: Pick<Database, 'rows'>,
  ): Promise<readonly [Quack, ...Quack[]]> {
    const texts = await this.resolve(
      quacks.map(({ text }) => text),
      reader,
    );
    const [first, ...others] = quacks;
    return [{ ...first, text: texts[0]! }, ...others.map((quack, index) => ({ ...quack, text: texts[index + 1]! }))];
  }

  /** The entities of a text that is not published. @param mentions handles that people have, in lower case */
  entities(content: string, mentions: readonly string[]): TextEntity[] {
    return withMentionsOf(parseEntities(content, this.host), mentions);
  }
}

const isUnsure = (entity: TextEntity): boolean => entity.kind === 'MENTION' && possibleHandles(entity).length > 1;

async function existingHandles(reader: Pick<Database, 'rows'>, mentions: readonly TextEntity[]): Promise<string[]> {
  const asked = mentions.flatMap(possibleHandles).map((handle) => handle.toLowerCase());
  const rows = await reader.rows<{ handle_key: string }>(EXISTING, [[...new Set(asked)]]);
  return rows.map((row) => row.handle_key);
}
