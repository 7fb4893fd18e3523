import { parseEntities, type TextEntity } from '@mallard/rules/text-entities';
import { Migration } from '@mikro-orm/migrations';

interface StoredText {
  id: string;
  content: string;
  entities: TextEntity[];
}

const BATCH = 1_000;

/**
 * Finds links again in the texts that have a host with letters outside ASCII: some of them led to the beginning of the host, which is
 * another site. Other entities stay. The previous version of the server reads the same columns.
 */
export class Migration20261128120100_whole_hosts extends Migration {
  override async up(): Promise<void> {
    await this.relink('posts', 'id');
    await this.relink('post_edits', 'id');
    await this.relink('withheld_posts', 'post_id');
  }

  private async relink(table: string, key: string): Promise<void> {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const rows = (await this.execute(
        `select ${key} as id, content, entities from ${table}
         where ${key} > '${after}' and content ~* '(https?://|www\\.)[^[:space:]/]*[^\\x01-\\x7f]' order by ${key} limit ${BATCH}`,
      )) as StoredText[];
      const changed = rows.map((row) => ({ id: row.id, entities: relinked(row) }));
      await this.execute(
        `update ${table} t set entities = r.entities
         from jsonb_to_recordset(?::jsonb) as r (id uuid, entities jsonb) where t.${key} = r.id and t.entities <> r.entities`,
        [JSON.stringify(changed)],
      );
      if (rows.length < BATCH) return;
      after = rows.at(-1)!.id;
    }
  }
}

function relinked({ content, entities }: StoredText): TextEntity[] {
  const links = parseEntities(content).filter(({ kind }) => kind === 'LINK');
  const others = entities.filter(
    ({ kind, start, end }) => kind !== 'LINK' && !links.some((link) => link.start < end && start < link.end),
  );
  return [...links, ...others].toSorted((one, other) => one.start - other.start);
}
