import type { NamedMigration } from '../src/kernel/database/migrations.js';
import { Migration20261128110000_first_tables } from './Migration20261128110000_first_tables.js';
import { Migration20261128120000_accents } from './Migration20261128120000_accents.js';
import { Migration20261128120100_whole_hosts } from './Migration20261128120100_whole_hosts.js';
import { Migration20261128130000_profile_texts } from './Migration20261128130000_profile_texts.js';
import { Migration20261128130100_answered_whispers } from './Migration20261128130100_answered_whispers.js';
import { Migration20261128170000_report_words } from './Migration20261128170000_report_words.js';
import { Migration20261128180000_site_addresses } from './Migration20261128180000_site_addresses.js';
import { Migration20261128200000_cleared_conversations } from './Migration20261128200000_cleared_conversations.js';
import { Migration20261128160000_cases_due_in_a_day } from './Migration20261128160000_cases_due_in_a_day.js';
import { Migration20261128171500_deleted_products } from './Migration20261128171500_deleted_products.js';
import { Migration20261128234318_post_languages } from './Migration20261128234318_post_languages.js';
import { Migration20261128235108_language_filters } from './Migration20261128235108_language_filters.js';
import { Migration20261128233716_marks_of_versions } from './Migration20261128233716_marks_of_versions.js';
import { Migration20261129030000_rare_parts } from './Migration20261129030000_rare_parts.js';
import { Migration20261129121000_post_notifications } from './Migration20261129121000_post_notifications.js';
import { Migration20261129122000_notified_posts } from './Migration20261129122000_notified_posts.js';
import { Migration20261129122909_pin_notes } from './Migration20261129122909_pin_notes.js';
import { Migration20261129124605_pin_folders } from './Migration20261129124605_pin_folders.js';
import { Migration20261129131000_deleted_whispers } from './Migration20261129131000_deleted_whispers.js';
import { Migration20261129132000_edited_whispers } from './Migration20261129132000_edited_whispers.js';
import { Migration20261129130635_notifications_by_kind } from './Migration20261129130635_notifications_by_kind.js';

/** The 72 migrations that were the first ones, up to this one, are one now. */
const FIRST: NamedMigration = {
  name: Migration20261128110000_first_tables.name,
  class: Migration20261128110000_first_tables,
  replaces: 'Migration20261128100200_app_pushes',
};

/** Every migration in the order of running. Append only. */
export const migrations: readonly NamedMigration[] = [
  FIRST,
  ...[
    Migration20261128120000_accents,
    Migration20261128120100_whole_hosts,
    Migration20261128130000_profile_texts,
    Migration20261128160000_cases_due_in_a_day,
    Migration20261128130100_answered_whispers,
    Migration20261128171500_deleted_products,
    Migration20261128170000_report_words,
    Migration20261128180000_site_addresses,
    Migration20261128200000_cleared_conversations,
    Migration20261128233716_marks_of_versions,
    Migration20261128234318_post_languages,
    Migration20261128235108_language_filters,
    Migration20261129030000_rare_parts,
    Migration20261129121000_post_notifications,
    Migration20261129122000_notified_posts,
    Migration20261129122909_pin_notes,
    Migration20261129124605_pin_folders,
    Migration20261129131000_deleted_whispers,
    Migration20261129132000_edited_whispers,
    Migration20261129130635_notifications_by_kind,
  ].map((migration) => ({ name: migration.name, class: migration })),
];
