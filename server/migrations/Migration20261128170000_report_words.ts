import { Migration } from '@mikro-orm/migrations';

/** What a report is found by: of whispers, only those that the reporter picked. */
const PATHS = [
  '$.person.handle',
  '$.person.displayName',
  '$.person.bio',
  '$.posts[*].content',
  '$.posts[*].contentWarning',
  '$.posts[*].pollOptions[*]',
  '$.whispers[*] ? (@.isReported == true).content',
];

/** Cases are found by the words of what was reported, and of what reporters added. */
export class Migration20261128170000_report_words extends Migration {
  override up(): void {
    this.addSql(`
      create function report_words(evidence jsonb, comment text, notice jsonb) returns text
      language sql immutable parallel safe
      return lower(without_accents(comment || e'\n' || coalesce(notice ->> 'explanation', '') || e'\n' || coalesce((
        select string_agg(word #>> '{}', e'\n')
        from unnest(array[${PATHS.map((path) => `'${path}'`).join(', ')}]::jsonpath[]) path
        cross join lateral jsonb_path_query(evidence, path) word), '')))`);
    this.addSql(
      'create index reports_by_words on reports using gin (report_words(evidence, comment, notice) gin_trgm_ops)',
    );
  }
}
