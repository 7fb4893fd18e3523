import { Migration20261126100800_reading_positions } from './Migration20261126100800_reading_positions.js';
import { Migration20261127100400_notification_policies } from './Migration20261127100400_notification_policies.js';
import { Migration20261128100000_apps } from './Migration20261128100000_apps.js';
import { Migration20261128100100_notification_acts } from './Migration20261128100100_notification_acts.js';
import { Migration20261128100200_app_pushes } from './Migration20261128100200_app_pushes.js';
import { Migration20261128120000_accents } from './Migration20261128120000_accents.js';
import { Migration20261128120100_whole_hosts } from './Migration20261128120100_whole_hosts.js';
import { Migration20261128130000_profile_texts } from './Migration20261128130000_profile_texts.js';
import { Migration20261128130100_answered_whispers } from './Migration20261128130100_answered_whispers.js';
import { Migration20261128170000_report_words } from './Migration20261128170000_report_words.js';
import { Migration20261128180000_site_addresses } from './Migration20261128180000_site_addresses.js';
import { Migration20261128200000_cleared_conversations } from './Migration20261128200000_cleared_conversations.js';
import type { NamedMigration } from '../src/kernel/database/migrations.js';
import { Migration20261121000100_kernel } from './Migration20261121000100_kernel.js';
import { Migration20261121000200_mail } from './Migration20261121000200_mail.js';
import { Migration20261121000300_identity } from './Migration20261121000300_identity.js';
import { Migration20261121000400_people } from './Migration20261121000400_people.js';
import { Migration20261121000500_posts } from './Migration20261121000500_posts.js';
import { Migration20261121000600_conversations } from './Migration20261121000600_conversations.js';
import { Migration20261121000800_whispers } from './Migration20261121000800_whispers.js';
import { Migration20261121000900_notifications } from './Migration20261121000900_notifications.js';
import { Migration20261121001000_discovery } from './Migration20261121001000_discovery.js';
import { Migration20261121001100_media } from './Migration20261121001100_media.js';
import { Migration20261121001200_scheduling } from './Migration20261121001200_scheduling.js';
import { Migration20261121001220_appearance } from './Migration20261121001220_appearance.js';
import { Migration20261121001300_rights } from './Migration20261121001300_rights.js';
import { Migration20261121001400_maintenance } from './Migration20261121001400_maintenance.js';
import { Migration20261121001410_daily_figures } from './Migration20261121001410_daily_figures.js';
import { Migration20261121001500_help } from './Migration20261121001500_help.js';
import { Migration20261121001600_products } from './Migration20261121001600_products.js';
import { Migration20261121001700_email_subscriptions } from './Migration20261121001700_email_subscriptions.js';
import { Migration20261122000300_subscription_figures } from './Migration20261122000300_subscription_figures.js';
import { Migration20261122000600_whisper_keys } from './Migration20261122000600_whisper_keys.js';
import { Migration20261123004000_media_inspection } from './Migration20261123004000_media_inspection.js';
import { Migration20261123005100_changed_addresses } from './Migration20261123005100_changed_addresses.js';
import { Migration20261123005200_claim_values } from './Migration20261123005200_claim_values.js';
import { Migration20261123006000_product_ties } from './Migration20261123006000_product_ties.js';
import { Migration20261123006010_trend_newcomers } from './Migration20261123006010_trend_newcomers.js';
import { Migration20261124000100_mail_jobs } from './Migration20261124000100_mail_jobs.js';
import { Migration20261124060100_hidden_nods } from './Migration20261124060100_hidden_nods.js';
import { Migration20261124070100_popular_posts } from './Migration20261124070100_popular_posts.js';
import { Migration20261124080100_first_run } from './Migration20261124080100_first_run.js';
import { Migration20261124080200_notification_kinds } from './Migration20261124080200_notification_kinds.js';
import { Migration20261124010100_email_changes } from './Migration20261124010100_email_changes.js';
import { Migration20261124010200_former_handles } from './Migration20261124010200_former_handles.js';
import { Migration20261124190500_personal_tokens } from './Migration20261124190500_personal_tokens.js';
import { Migration20261124190100_help_topic_versions } from './Migration20261124190100_help_topic_versions.js';
import { Migration20261124190200_contact_inbox } from './Migration20261124190200_contact_inbox.js';
import { Migration20261125083000_product_currencies } from './Migration20261125083000_product_currencies.js';
import { Migration20261125085000_help_category_versions } from './Migration20261125085000_help_category_versions.js';
import { Migration20261125210000_help_pictures } from './Migration20261125210000_help_pictures.js';
import { Migration20261126030000_account_states } from './Migration20261126030000_account_states.js';
import { Migration20261126010000_second_factor } from './Migration20261126010000_second_factor.js';
import { Migration20261126031000_exports } from './Migration20261126031000_exports.js';
import { Migration20261125083000_scheduled_newsletters } from './Migration20261125083000_scheduled_newsletters.js';
import { Migration20261125203000_relationships } from './Migration20261125203000_relationships.js';
import { Migration20261126040000_moderation } from './Migration20261126040000_moderation.js';
import { Migration20261126041000_person_notes } from './Migration20261126041000_person_notes.js';
import { Migration20261126050000_sensitive_media } from './Migration20261126050000_sensitive_media.js';
import { Migration20261126060000_newcomers } from './Migration20261126060000_newcomers.js';
import { Migration20261126060100_held_posts } from './Migration20261126060100_held_posts.js';
import { Migration20261126060200_post_fingerprints } from './Migration20261126060200_post_fingerprints.js';
import { Migration20261126070000_imports } from './Migration20261126070000_imports.js';
import { Migration20261126070100_suspended_addresses } from './Migration20261126070100_suspended_addresses.js';
import { Migration20261126070200_minimum_age } from './Migration20261126070200_minimum_age.js';
import { Migration20261126090000_follow_requests } from './Migration20261126090000_follow_requests.js';
import { Migration20261126100100_quotes } from './Migration20261126100100_quotes.js';
import { Migration20261126100200_reply_control } from './Migration20261126100200_reply_control.js';
import { Migration20261126100300_edit_history } from './Migration20261126100300_edit_history.js';
import { Migration20261126100400_polls } from './Migration20261126100400_polls.js';
import { Migration20261126080000_visibility } from './Migration20261126080000_visibility.js';
import { Migration20261126100000_requacks } from './Migration20261126100000_requacks.js';
import { Migration20261126100600_filters } from './Migration20261126100600_filters.js';
import { Migration20261126020000_registration_rules } from './Migration20261126020000_registration_rules.js';
import { Migration20261126100700_push_and_digest } from './Migration20261126100700_push_and_digest.js';
import { Migration20261126100500_lists } from './Migration20261126100500_lists.js';
import { Migration20261127100000_drafts } from './Migration20261127100000_drafts.js';
import { Migration20261127100100_link_cards } from './Migration20261127100100_link_cards.js';
import { Migration20261127100200_profile_links } from './Migration20261127100200_profile_links.js';
import { Migration20261127100300_featured_posts } from './Migration20261127100300_featured_posts.js';
import { Migration20261128160000_cases_due_in_a_day } from './Migration20261128160000_cases_due_in_a_day.js';
import { Migration20261128171500_deleted_products } from './Migration20261128171500_deleted_products.js';

/** Every migration in the order of running. Append only. */
export const migrations: readonly NamedMigration[] = [
  Migration20261121000100_kernel,
  Migration20261121000200_mail,
  Migration20261121000300_identity,
  Migration20261121000400_people,
  Migration20261121000500_posts,
  Migration20261121000600_conversations,
  Migration20261121000800_whispers,
  Migration20261121000900_notifications,
  Migration20261121001000_discovery,
  Migration20261121001100_media,
  Migration20261121001200_scheduling,
  Migration20261121001220_appearance,
  Migration20261121001300_rights,
  Migration20261121001400_maintenance,
  Migration20261121001410_daily_figures,
  Migration20261121001500_help,
  Migration20261121001600_products,
  Migration20261121001700_email_subscriptions,
  Migration20261122000300_subscription_figures,
  Migration20261122000600_whisper_keys,
  Migration20261123004000_media_inspection,
  Migration20261123005100_changed_addresses,
  Migration20261123005200_claim_values,
  Migration20261123006000_product_ties,
  Migration20261123006010_trend_newcomers,
  Migration20261124000100_mail_jobs,
  Migration20261124060100_hidden_nods,
  Migration20261124070100_popular_posts,
  Migration20261124080100_first_run,
  Migration20261124080200_notification_kinds,
  Migration20261124010100_email_changes,
  Migration20261124010200_former_handles,
  Migration20261124190500_personal_tokens,
  Migration20261124190100_help_topic_versions,
  Migration20261124190200_contact_inbox,
  Migration20261125083000_product_currencies,
  Migration20261125085000_help_category_versions,
  Migration20261125083000_scheduled_newsletters,
  Migration20261125203000_relationships,
  Migration20261125210000_help_pictures,
  Migration20261126010000_second_factor,
  Migration20261126020000_registration_rules,
  Migration20261126030000_account_states,
  Migration20261126031000_exports,
  Migration20261126040000_moderation,
  Migration20261126041000_person_notes,
  Migration20261126050000_sensitive_media,
  Migration20261126060000_newcomers,
  Migration20261126060100_held_posts,
  Migration20261126060200_post_fingerprints,
  Migration20261126070000_imports,
  Migration20261126070100_suspended_addresses,
  Migration20261126070200_minimum_age,
  Migration20261126090000_follow_requests,
  Migration20261126080000_visibility,
  Migration20261126100800_reading_positions,
  Migration20261126100000_requacks,
  Migration20261126100100_quotes,
  Migration20261126100200_reply_control,
  Migration20261126100300_edit_history,
  Migration20261126100400_polls,
  Migration20261126100700_push_and_digest,
  Migration20261126100600_filters,
  Migration20261126100500_lists,
  Migration20261127100000_drafts,
  Migration20261127100100_link_cards,
  Migration20261127100200_profile_links,
  Migration20261127100300_featured_posts,
  Migration20261127100400_notification_policies,
  Migration20261128100000_apps,
  Migration20261128100100_notification_acts,
  Migration20261128100200_app_pushes,
  Migration20261128120000_accents,
  Migration20261128120100_whole_hosts,
  Migration20261128130000_profile_texts,
  Migration20261128160000_cases_due_in_a_day,
  Migration20261128130100_answered_whispers,
  Migration20261128171500_deleted_products,
  Migration20261128170000_report_words,
  Migration20261128180000_site_addresses,
  Migration20261128200000_cleared_conversations,
].map((migration) => ({ name: migration.name, class: migration }));
