import { Migration } from '@mikro-orm/migrations';

/** What belongs to a word without being a letter of it: soft hyphens, optional vowel marks, joiners, variation selectors. */
const DROPPED = String.raw`[\u00ad\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u200b-\u200f\u2060-\u206f\ufe00-\ufe0f]`;
/** What stands between words: punctuation and symbols of every script, emoji among them. */
const BETWEEN = String.raw`[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u05be\u05c0\u05c3\u05c6\u05f3\u05f4\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u2000-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u30fb\ufff9-\uffff\U0001f000-\U0001faff\U000e0000-\U000e0fff]+`;
/** Letters of scripts that put nothing between words: Thai, Lao, Burmese, Khmer, Japanese, Chinese. */
const UNSPACED = String.raw`([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3031-\u30fa\u30fc-\u312f\u3400-\u9fff\U00020000-\U0003ffff])`;

/** Finding quacks: by words, by hashtags that trend or are popular, by whom they mention, and by place. */
export class Migration20261121001000_discovery extends Migration {
  override up(): void {
    this.words();
    this.hashtags();
    // The handle as it was written: the person is followed by id when renamed. Null in rows from before: it is the present one.
    this.addSql('alter table post_mentions add column handle_key text');
    // The cell of about 5 km is all that is kept of where someone was.
    this.addSql(`
      create table post_places (
        post_id uuid primary key references posts (id) on delete cascade,
        cell text not null check (cell ~ '^[0-9b-hjkmnp-z]{5}$')
      )`);
    this.addSql('create index post_places_by_cell on post_places (cell, post_id desc)');
  }

  private words(): void {
    // What is a letter depends on a database's locale; spelled out, a quack is found alike in every one. Plain ASCII, the most
    // frequent case, is spared the work.
    this.addSql(`
      create function searchable_text(content text) returns text language sql immutable strict parallel safe
      return case when octet_length(content) = char_length(content) then regexp_replace(content, '[^0-9A-Za-z]+', ' ', 'g')
        else regexp_replace(
          regexp_replace(regexp_replace(normalize(content, nfkc), '${DROPPED}', '', 'g'), '${BETWEEN}', ' ', 'g'),
          '${UNSPACED}', ' \\1 ', 'g') end`);
    // English stems, and no stop words, so that "to be or not to be" is found; words of other alphabets pass unchanged.
    this.addSql('create text search dictionary quack_words (template = snowball, language = english)');
    this.addSql('create text search configuration quacks (copy = pg_catalog.simple)');
    this.addSql('alter text search configuration quacks alter mapping for asciiword, word, numword with quack_words');
    // An id begins with its instant: 4 hexadecimal digits are 50 days, 5 are 3 days. With them among the words, the index
    // itself can keep a search within some days.
    this.addSql(`
      create function quack_vector(id uuid, content text) returns tsvector language sql immutable strict parallel safe
      return to_tsvector('quacks', searchable_text(content))
        || array_to_tsvector(array['@' || left(id::text, 4), '@' || left(id::text, 5)])`);
    this.addSql('alter table posts add column search tsvector generated always as (quack_vector(id, content)) stored');
    // The list of words not yet merged into the index is read by every search, so it is kept short.
    this.addSql('create index posts_search on posts using gin (search) with (gin_pending_list_limit = 512)');
    // It serves the foreign key as before, and from:handle in order of time.
    this.addSql('drop index posts_author');
    this.addSql('create index posts_author on posts (author_id, id desc)');
  }

  private hashtags(): void {
    // As typed there; hashtags.name is the one most often typed.
    this.addSql('alter table post_hashtags add column name text');
    this.addSql('create index hashtags_by_use on hashtags (post_count desc, tag)');
    // What the last computation saw, so that "why is this trending" has an answer.
    this.addSql(`
      create table hashtag_trends (
        tag text primary key references hashtags (tag) on delete cascade,
        authors int not null,
        observed double precision not null,
        expected double precision not null,
        score double precision not null,
        peak double precision not null,
        peak_at timestamptz(3) not null,
        standing double precision not null,
        computed_at timestamptz(3) not null
      )`);
    this.addSql(`
      create table hashtag_popularity (
        tag text primary key references hashtags (tag) on delete cascade,
        author_count int not null,
        computed_at timestamptz(3) not null
      )`);
    this.addSql('create index hashtag_popularity_order on hashtag_popularity (author_count desc, tag)');
  }
}
