-- Finding by words: texts become words here, before the tables whose generated columns call these functions.
create extension if not exists pg_trgm;

-- Which characters are letters depends on a database's locale; spelled out, a quack is found alike in every one. Plain ASCII, the
-- most frequent case, is spared the work. From the inside to the outside:
-- 1. Dropped is what belongs to a word without being a letter of it: soft hyphens, optional vowel marks, joiners, variation
--    selectors.
-- 2. A space replaces what stands between words: punctuation and symbols of every script, emoji among them.
-- 3. Spaces surround letters of scripts that put nothing between words: Thai, Lao, Burmese, Khmer, Japanese, Chinese.
create function searchable_text(content text) returns text language sql immutable strict parallel safe
return case when octet_length(content) = char_length(content) then regexp_replace(content, '[^0-9A-Za-z]+', ' ', 'g')
  else regexp_replace(
    regexp_replace(
      regexp_replace(
        normalize(content, nfkc),
        '[\u00ad\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u200b-\u200f\u2060-\u206f\ufe00-\ufe0f]',
        '', 'g'),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u05be\u05c0\u05c3\u05c6\u05f3\u05f4\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u2000-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u30fb\ufff9-\uffff\U0001f000-\U0001faff\U000e0000-\U000e0fff]+',
      ' ', 'g'),
    '([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3031-\u30fa\u30fc-\u312f\u3400-\u9fff\U00020000-\U0003ffff])',
    ' \1 ', 'g') end;

-- English stems, and no stop words, so that "to be or not to be" is found; words of other alphabets pass unchanged.
create text search dictionary quack_words (template = snowball, language = english);
create text search configuration quacks (copy = pg_catalog.simple);
alter text search configuration quacks alter mapping for asciiword, word, numword with quack_words;

-- An id begins with its instant: 4 hexadecimal digits are 50 days, 5 are 3 days. With them among the words, the index itself can
-- keep a search within some days.
create function quack_vector(id uuid, content text) returns tsvector language sql immutable strict parallel safe
return to_tsvector('quacks', searchable_text(content))
  || array_to_tsvector(array['@' || left(id::text, 4), '@' || left(id::text, 5)]);

-- Words as they are for what someone has typed half of, and their stems for other forms of them; plain is the text without its
-- Markdown, for words with typing errors.
create function help_vector(title text, plain text) returns tsvector language sql immutable strict parallel safe
return setweight(to_tsvector('simple', searchable_text(title)) || to_tsvector('quacks', searchable_text(title)), 'A')
  || setweight(to_tsvector('simple', searchable_text(plain)) || to_tsvector('quacks', searchable_text(plain)), 'C');
