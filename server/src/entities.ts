import type { EntitySchema } from '@mikro-orm/postgresql';
import { AppSchema, AppTokenSchema } from '#identity/model/app.entity.js';
import { AuthorizationCodeSchema } from '#identity/model/authorization-code.entity.js';
import { SuspendedAddressSchema } from '#identity/registration-rules/suspended-address.entity.js';
import { EmailSubscriptionSchema, EmailSuppressionSchema } from '#email-subscription/email-subscription.entity.js';
import {
  NewsletterDeliverySchema,
  NewsletterSchema,
  ScheduledNewsletterSchema,
} from '#email-subscription/newsletters/newsletter.entity.js';
import { HelpCategorySchema, HelpCategoryTextSchema } from '#help/model/help-category.entity.js';
import { ContactAnswerSchema } from '#help/contact/contact-answer.entity.js';
import { ContactMessageSchema } from '#help/contact/contact-message.entity.js';
import { HelpSeedingSchema } from '#help/seeding/help-seeding.entity.js';
import { HelpPageSchema, HelpPageVersionSchema } from '#help/pages/help-page.entity.js';
import { HelpDeletedTopicSchema, HelpTopicVersionSchema } from '#help/topics/help-topic-version.entity.js';
import { HelpPermalinkSchema, HelpTopicSchema, HelpTopicTextSchema } from '#help/model/help-topic.entity.js';
import {
  ClaimCategorySchema,
  ClaimDefinitionSchema,
  RoleClaimSchema,
  UserClaimSchema,
} from '#identity/granted-claims/claim.entity.js';
import { EmailChangeSchema } from '#identity/addresses/email-change.entity.js';
import { InvitedUserSchema, InviteSchema } from '#identity/invites/invite.entity.js';
import { PersonalTokenSchema } from '#identity/model/personal-token.entity.js';
import { ConfirmationSchema } from '#identity/second-factor/confirmation.entity.js';
import { KnownDeviceSchema } from '#identity/second-factor/known-device.entity.js';
import { PasskeyChallengeSchema, PasskeySchema } from '#identity/second-factor/passkey.entity.js';
import { RecoveryCodeSchema, SecondFactorSchema } from '#identity/second-factor/second-factor.entity.js';
import { EmailTokenSchema } from '#identity/email-tokens/email-token.entity.js';
import { RegistrationRequestSchema } from '#identity/registration-requests/registration-request.entity.js';
import {
  EmailDomainBlockSchema,
  HandleBlockSchema,
  IpBlockSchema,
  RegistrationSettingsSchema,
} from '#identity/registration-rules/registration-rules.entity.js';
import { SessionSchema } from '#identity/model/session.entity.js';
import { HeldHandleSchema, UserSchema } from '#identity/users/user.entity.js';
import { AuditEntrySchema } from '#kernel/audit/audit-entry.entity.js';
import { IdempotencyKeySchema } from '#kernel/idempotency/idempotency-key.entity.js';
import { OutboxEventSchema } from '#kernel/events/outbox.entity.js';
import { MailSchema } from '#kernel/mail/mail.entity.js';
import { MediaLeftoverSchema, MediaSchema } from '#media/media.entity.js';
import { AppealSchema } from '#moderation/model/appeal.entity.js';
import { PersonNoteSchema } from '#moderation/notes/note.entity.js';
import { CaseSchema } from '#moderation/model/case.entity.js';
import { DecisionSchema } from '#moderation/model/decision.entity.js';
import { ReportSchema } from '#moderation/model/report.entity.js';
import { PostFingerprintSchema } from '#moderation/spam/post-fingerprint.entity.js';
import { RuleSchema } from '#moderation/rules/rule.entity.js';
import { NotificationActSchema, NotificationSchema } from '#notifications/read/notification.entity.js';
import {
  AppPushSubscriptionSchema,
  NotificationTurnSchema,
  PushSubscriptionSchema,
} from '#notifications/push/push.entity.js';
import { NotificationSettingsSchema } from '#notifications/settings/notification-settings.entity.js';
import { ActivePersonSchema, DailyFigureSchema } from '#operations/dashboard/daily-figure.entity.js';
import { MaintenanceSchema } from '#operations/maintenance/maintenance.entity.js';
import { SiteAddressSchema } from '#operations/site-address/site-address.entity.js';
import { DataExportSchema } from '#portability/exports/data-export.entity.js';
import { DataImportRowSchema, DataImportSchema } from '#portability/imports/data-import.entity.js';
import { PostEditSchema } from '#posts/edits/post-edit.entity.js';
import { FollowRequestSchema } from '#people/follows/follow-request.entity.js';
import { FollowSchema } from '#people/follows/follow.entity.js';
import { ListMemberSchema, ListSchema } from '#people/lists/list.entity.js';
import { ProfileLinkSchema } from '#people/profile-links/profile-link.entity.js';
import {
  NotificationPolicySchema,
  NotificationSenderSchema,
} from '#people/notification-policies/notification-policy.entity.js';
import { RelationshipSchema } from '#people/relationships/relationship.entity.js';
import {
  HashtagPopularitySchema,
  HashtagSchema,
  HashtagTrendSchema,
  PostHashtagSchema,
} from '#posts/hashtags/hashtag.entity.js';
import { FilterSchema, FilterTermSchema } from '#posts/filters/filter.entity.js';
import { LinkCardSchema } from '#posts/link-cards/link-card.entity.js';
import { MutedThreadSchema } from '#posts/muted-threads/muted-thread.entity.js';
import { FollowedHashtagSchema } from '#posts/hashtags/followed-hashtag.entity.js';
import { PostMentionSchema } from '#posts/mentions/post-mention.entity.js';
import { PostPlaceSchema } from '#posts/nearby/post-place.entity.js';
import { QuoteSchema } from '#posts/model/quote.entity.js';
import { NodSchema } from '#posts/nods/nod.entity.js';
import { ReadingPositionSchema } from '#posts/reading/reading-position.entity.js';
import { FeaturedPostSchema } from '#posts/featured/featured-post.entity.js';
import { PinFolderSchema } from '#posts/pins/pin-folder.entity.js';
import { PinSchema } from '#posts/pins/pin.entity.js';
import { PopularPostSchema } from '#posts/popular/popular-post.entity.js';
import { PostSchema } from '#posts/model/post.entity.js';
import { HeldPostSchema } from '#posts/holding/held-post.entity.js';
import { HeldWordSchema } from '#posts/holding/held-word.entity.js';
import { WithheldPostSchema } from '#posts/model/withheld-post.entity.js';
import { PollSchema, PollVoteSchema } from '#posts/polls/poll.entity.js';
import { ScheduledPostSchema, ScheduledPublicationSchema } from '#posts/publishing/scheduling/scheduled-post.entity.js';
import { DeletedProductSchema, ProductSchema } from '#products/catalog/product.entity.js';
import { ConversationSchema, ParticipantSchema, WhisperSchema } from '#whispers/whisper.entity.js';

/** All entities, one for each table. Listed without globs, so that this is the complete list. */
export const entities: readonly EntitySchema[] = [
  OutboxEventSchema,
  IdempotencyKeySchema,
  MailSchema,
  AuditEntrySchema,
  UserSchema,
  HeldHandleSchema,
  SuspendedAddressSchema,
  AppSchema,
  AppTokenSchema,
  AuthorizationCodeSchema,
  SessionSchema,
  RegistrationSettingsSchema,
  EmailDomainBlockSchema,
  HandleBlockSchema,
  IpBlockSchema,
  InviteSchema,
  InvitedUserSchema,
  RegistrationRequestSchema,
  PersonalTokenSchema,
  SecondFactorSchema,
  RecoveryCodeSchema,
  PasskeySchema,
  PasskeyChallengeSchema,
  ConfirmationSchema,
  KnownDeviceSchema,
  DataExportSchema,
  DataImportSchema,
  DataImportRowSchema,
  EmailChangeSchema,
  EmailTokenSchema,
  ClaimCategorySchema,
  ClaimDefinitionSchema,
  RoleClaimSchema,
  UserClaimSchema,
  FollowRequestSchema,
  PostEditSchema,
  FollowSchema,
  RelationshipSchema,
  NotificationPolicySchema,
  NotificationSenderSchema,
  ListSchema,
  ListMemberSchema,
  ProfileLinkSchema,
  MediaSchema,
  MediaLeftoverSchema,
  PostSchema,
  WithheldPostSchema,
  HeldPostSchema,
  HeldWordSchema,
  NodSchema,
  QuoteSchema,
  PinFolderSchema,
  PinSchema,
  FeaturedPostSchema,
  ReadingPositionSchema,
  FilterSchema,
  FilterTermSchema,
  LinkCardSchema,
  MutedThreadSchema,
  HashtagSchema,
  PostHashtagSchema,
  HashtagTrendSchema,
  HashtagPopularitySchema,
  FollowedHashtagSchema,
  PostMentionSchema,
  PostPlaceSchema,
  PopularPostSchema,
  ScheduledPostSchema,
  ScheduledPublicationSchema,
  PollSchema,
  PollVoteSchema,
  ConversationSchema,
  ParticipantSchema,
  WhisperSchema,
  NotificationSchema,
  NotificationActSchema,
  NotificationSettingsSchema,
  NotificationTurnSchema,
  PushSubscriptionSchema,
  AppPushSubscriptionSchema,
  RuleSchema,
  PostFingerprintSchema,
  CaseSchema,
  ReportSchema,
  DecisionSchema,
  AppealSchema,
  PersonNoteSchema,
  HelpCategorySchema,
  HelpCategoryTextSchema,
  HelpTopicSchema,
  HelpPermalinkSchema,
  HelpTopicTextSchema,
  HelpTopicVersionSchema,
  HelpDeletedTopicSchema,
  HelpPageSchema,
  HelpPageVersionSchema,
  HelpSeedingSchema,
  ContactMessageSchema,
  ContactAnswerSchema,
  ProductSchema,
  DeletedProductSchema,
  EmailSubscriptionSchema,
  EmailSuppressionSchema,
  NewsletterSchema,
  NewsletterDeliverySchema,
  ScheduledNewsletterSchema,
  MaintenanceSchema,
  SiteAddressSchema,
  DailyFigureSchema,
  ActivePersonSchema,
];
