/** The kinds that a row of notification_settings has pushed, as SQL. Posts came later and have a column of their own. */
export const PUSHED_KINDS_STORED = "case when pushes_posts then pushed_kinds || '{POST}' else pushed_kinds end";
