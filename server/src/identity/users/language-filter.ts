/** Where posts in other languages than those that a person reads are left out; `home` is there too. */
export const LANGUAGE_FILTERS = ['off', 'lists', 'home'] as const;
export type LanguageFilterName = (typeof LANGUAGE_FILTERS)[number];

/** The `LanguageFilter` of user `u`, or null. Until they choose what they read, it is the language of their interface. */
export const LANGUAGE_FILTER = `case when u.language_filter <> 'off' then json_build_object(
  'languages', case when u.content_languages <> '{}' then u.content_languages else array[u.language] end,
  'hidesAtHome', u.language_filter = 'home') end`;
