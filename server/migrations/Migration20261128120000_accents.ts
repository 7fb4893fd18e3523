import { Migration } from '@mikro-orm/migrations';

/** The same letters as in rules/src/accents.ts. */
const [LETTERS, PLAIN] = ['đĐðÐħĦıłŁŋŊøØŧŦƀɓɖɗƒɠɨƙɲɔɛʉʋƴƶ', 'dDdDhHilLnNoOtTbbddfgiknoeuvyz'];
const PAIRS = [
  ...[
    ['æ', 'ae'],
    ['Æ', 'AE'],
    ['œ', 'oe'],
    ['Œ', 'OE'],
    ['ß', 'ss'],
    ['ẞ', 'SS'],
    ['þ', 'th'],
    ['Þ', 'TH'],
  ],
] as const;
const BARE = String.raw`translate(regexp_replace(normalize(content, nfkd), '([иИуУ]\u0306)|[\u0300-\u036f]', '\1', 'g'),
  '${LETTERS}', '${PLAIN}')`;
const WITHOUT_ACCENTS = PAIRS.reduce((text, [letter, pair]) => `replace(${text}, '${letter}', '${pair}')`, BARE);

/** As in `first-tables/words.sql`, with the accents removed where that has the compatible forms of letters. */
const DROPPED = String.raw`[\u00ad\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u200b-\u200f\u2060-\u206f\ufe00-\ufe0f]`;
const BETWEEN = String.raw`[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u05be\u05c0\u05c3\u05c6\u05f3\u05f4\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u2000-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u30fb\ufff9-\uffff\U0001f000-\U0001faff\U000e0000-\U000e0fff]+`;
const UNSPACED = String.raw`([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3031-\u30fa\u30fc-\u312f\u3400-\u9fff\U00020000-\U0003ffff])`;

/** The entities of a text with the new keys of its hashtags, in their order. */
const REKEYED = `(
  select coalesce(jsonb_agg(case when e ->> 'kind' = 'HASHTAG'
    then jsonb_set(e, '{target}', to_jsonb(without_accents(e ->> 'target'))) else e end order by place), '[]')
  from jsonb_array_elements(entities) with ordinality of (e, place))`;
const HAS_OLD_KEYS = `exists (
  select 1 from jsonb_array_elements(entities) e
  where e ->> 'kind' = 'HASHTAG' and e ->> 'target' <> without_accents(e ->> 'target'))`;

/**
 * Words, names and hashtags are found with and without accents. Hashtags that differ in accents become one. The previous version of the
 * server works with all of it; what it tags in the meantime may have the earlier key.
 */
export class Migration20261128120000_accents extends Migration {
  override up(): void {
    this.addSql(`
      create function without_accents(content text) returns text language sql immutable strict parallel safe
      return case when octet_length(content) = char_length(content) then content else normalize(${WITHOUT_ACCENTS}, nfc) end`);
    this.words();
    this.names();
    this.hashtags();
  }

  private words(): void {
    this.addSql(`
      create or replace function searchable_text(content text) returns text language sql immutable strict parallel safe
      return case when octet_length(content) = char_length(content) then regexp_replace(content, '[^0-9A-Za-z]+', ' ', 'g')
        else regexp_replace(
          regexp_replace(regexp_replace(without_accents(content), '${DROPPED}', '', 'g'), '${BETWEEN}', ' ', 'g'),
          '${UNSPACED}', ' \\1 ', 'g') end`);
    // A stored column is computed again only when its row is written; texts without accents are left alone.
    this.addSql(`
      update posts set content = content
      where octet_length(content) <> char_length(content) and search is distinct from quack_vector(id, content)`);
    this.addSql(`
      update help_topic_texts set title = title where search is distinct from help_vector(title, left(plain, 100000))`);
  }

  private names(): void {
    this.addSql(
      'create index users_by_plain_name on users using gin (lower(without_accents(display_name)) gin_trgm_ops)',
    );
    this.addSql('drop index users_by_name');
  }

  private hashtags(): void {
    this.addSql(`
      create temporary table accented on commit drop as
      select tag, name, post_count, first_used_at, last_used_at, without_accents(tag) as plain from hashtags
      where tag <> without_accents(tag)`);
    this.addSql(`
      insert into hashtags (tag, name, post_count, first_used_at, last_used_at)
      select plain, (array_agg(name order by post_count desc, tag))[1], 0, min(first_used_at), max(last_used_at)
      from accented group by plain
      on conflict (tag) do update set
        first_used_at = least(hashtags.first_used_at, excluded.first_used_at),
        last_used_at = greatest(hashtags.last_used_at, excluded.last_used_at)`);
    this.addSql(`
      insert into post_hashtags (tag, post_id, author_id, is_reply, name, is_open)
      select a.plain, p.post_id, p.author_id, p.is_reply, p.name, p.is_open
      from post_hashtags p join accented a on a.tag = p.tag order by a.plain, p.post_id, p.tag
      on conflict do nothing`);
    // Their uses, trends and popularity go with them; the latter two are computed every few minutes.
    this.addSql('delete from hashtags where tag in (select tag from accented)');
    this.addSql(`
      update hashtags h set post_count = (
        select count(*) from post_hashtags p where p.tag = h.tag and not p.is_reply and p.is_open)
      where tag in (select plain from accented)`);
    this.addSql(`
      insert into followed_hashtags (user_id, tag, id, name)
      select user_id, without_accents(tag), id, name from followed_hashtags where tag <> without_accents(tag) order by id
      on conflict do nothing`);
    this.addSql('delete from followed_hashtags where tag <> without_accents(tag)');
    this.addSql(`
      delete from list_members m where m.tag <> without_accents(m.tag) and exists (
        select 1 from list_members o where o.list_id = m.list_id and o.id <> m.id and (o.tag = without_accents(m.tag)
          or (without_accents(o.tag) = without_accents(m.tag) and o.id < m.id)))`);
    this.addSql('update list_members set tag = without_accents(tag) where tag <> without_accents(tag)');
    this.addSql(`
      update users set topics = array(
        select plain from (
          select without_accents(topic) as plain, min(place) as place from unnest(topics) with ordinality of (topic, place) group by 1
        ) each order by place)
      where topics::text <> without_accents(topics::text)`);
    for (const table of ['posts', 'post_edits', 'withheld_posts'])
      this.addSql(
        `update ${table} set entities = ${REKEYED} where entities @> '[{"kind":"HASHTAG"}]' and ${HAS_OLD_KEYS}`,
      );
  }
}
