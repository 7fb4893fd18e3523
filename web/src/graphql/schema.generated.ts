export type Accent =
  | 'BERRY'
  | 'HEATHER'
  | 'LAKE'
  | 'POND'
  | 'STONE';

export interface AddEmailDomainBlockInput {
  comment?: string | null | undefined;
  domain: string;
  needsApproval?: boolean | null | undefined;
}

export interface AddHandleBlockInput {
  comment?: string | null | undefined;
  isExact?: boolean | null | undefined;
  needsApproval?: boolean | null | undefined;
  pattern: string;
}

export interface AddHeldWordInput {
  comment?: string | null | undefined;
  kind: HeldWordKind;
  text: string;
}

export interface AddIpBlockInput {
  comment?: string | null | undefined;
  endsAt?: string | null | undefined;
  range: string;
  severity: IpSeverity;
}

export interface AddPasskeyInput {
  credential: string;
  name: string;
}

export type AppScope =
  | 'FOLLOW'
  | 'PROFILE'
  | 'PUSH'
  | 'READ'
  | 'READ_ACCOUNTS'
  | 'READ_BLOCKS'
  | 'READ_BOOKMARKS'
  | 'READ_FAVOURITES'
  | 'READ_FILTERS'
  | 'READ_FOLLOWS'
  | 'READ_LISTS'
  | 'READ_MUTES'
  | 'READ_NOTIFICATIONS'
  | 'READ_SEARCH'
  | 'READ_STATUSES'
  | 'WRITE'
  | 'WRITE_ACCOUNTS'
  | 'WRITE_BLOCKS'
  | 'WRITE_BOOKMARKS'
  | 'WRITE_CONVERSATIONS'
  | 'WRITE_FAVOURITES'
  | 'WRITE_FILTERS'
  | 'WRITE_FOLLOWS'
  | 'WRITE_LISTS'
  | 'WRITE_MEDIA'
  | 'WRITE_MUTES'
  | 'WRITE_NOTIFICATIONS'
  | 'WRITE_REPORTS'
  | 'WRITE_STATUSES';

export type AppealState =
  | 'DENIED'
  | 'GRANTED'
  | 'OPEN';

export type ApprovalCause =
  | 'ABSENCE'
  | 'ADDRESS'
  | 'EMAIL_DOMAIN'
  | 'HANDLE'
  | 'MODE';

export type AttentionKind =
  | 'APPEALS'
  | 'CASES'
  | 'CASES_OVERDUE'
  | 'CONTACT_MESSAGES'
  | 'DISK_LOW'
  | 'EVENTS_STUCK'
  | 'FAILED_JOBS'
  | 'FAILED_MAILS'
  | 'MAILS_WAITING'
  | 'MAINTENANCE'
  | 'REDIS_DEGRADED'
  | 'REGISTRATIONS'
  | 'ROOT_ADDRESS'
  | 'ROOT_UNVERIFIED'
  | 'STORAGE_DEGRADED';

export interface AuditLogFilter {
  action?: string | null | undefined;
  actor?: string | null | undefined;
  since?: string | null | undefined;
  subject?: string | null | undefined;
  subjectId?: string | null | undefined;
  until?: string | null | undefined;
}

export interface AuthorizationInput {
  clientId: string;
  codeChallenge?: string | null | undefined;
  codeChallengeMethod?: string | null | undefined;
  redirectUri: string;
  responseType: string;
  scope?: string | null | undefined;
  state?: string | null | undefined;
}

export type CaseAssignee =
  | 'ME'
  | 'NO_ONE';

export type CaseSort =
  | 'MOST_REPORTED'
  | 'NEWEST'
  | 'OLDEST'
  | 'URGENT';

export type CaseStateFilter =
  | 'DECIDED'
  | 'MINE'
  | 'OPEN';

export interface ChangeClaimsInput {
  changes: Array<ClaimChangeInput>;
}

export interface ChangeEmailInput {
  code?: string | null | undefined;
  email: string;
  password: string;
}

export interface ChangePasswordInput {
  code?: string | null | undefined;
  currentPassword: string;
  newPassword: string;
}

export interface ClaimCategoryInput {
  description?: string | null | undefined;
  isActive?: boolean | null | undefined;
  name: string;
}

export interface ClaimChangeInput {
  claimId: string;
  grant: boolean;
  role?: Role | null | undefined;
  userId?: string | null | undefined;
}

export interface ClaimDefinitionInput {
  categoryId: string;
  description?: string | null | undefined;
  isActive?: boolean | null | undefined;
  name: string;
  value: string;
}

export type ClaimSource =
  | 'DIRECT'
  | 'ROLE';

export interface ContactInput {
  email: string;
  message: string;
  name: string;
  subject: string;
  website?: string | null | undefined;
}

export interface ContactMessageChangesInput {
  assigneeId?: string | null | undefined;
  isRead?: boolean | null | undefined;
  state?: ContactMessageState | null | undefined;
}

export type ContactMessageState =
  | 'ANSWERED'
  | 'ARCHIVED'
  | 'OPEN';

export type ContentChoice =
  | 'KEEP'
  | 'REMOVE';

export interface CreateInviteInput {
  comment?: string | null | undefined;
  expiresInDays?: number | null | undefined;
  followsOwner?: boolean | null | undefined;
  maxUses?: number | null | undefined;
}

export interface CreateListInput {
  isExclusive?: boolean | null | undefined;
  replies?: ListReplies | null | undefined;
  title: string;
}

export interface CreatePersonalTokenInput {
  code?: string | null | undefined;
  expiresInDays?: number | null | undefined;
  name: string;
  password: string;
  scopes: Array<TokenScope>;
}

export interface CreatePostInput {
  content: string;
  contentWarning?: string | null | undefined;
  draftId?: string | null | undefined;
  isSensitive?: boolean | null | undefined;
  language?: string | null | undefined;
  mediaIds?: Array<string> | null | undefined;
  parentPostId?: string | null | undefined;
  place?: PlaceInput | null | undefined;
  poll?: PollInput | null | undefined;
  quotePostId?: string | null | undefined;
  quoteRule?: QuoteRule | null | undefined;
  repliesCloseAfterHours?: number | null | undefined;
  replyRule?: Array<ReplyAudience> | null | undefined;
  thread?: Array<ThreadPartInput> | null | undefined;
  visibility?: Visibility | null | undefined;
}

export type DataExportState =
  | 'FAILED'
  | 'READY'
  | 'WAITING';

export type DataImportFailure =
  | 'ELSEWHERE'
  | 'INVALID'
  | 'NOT_DONE'
  | 'NOT_FOUND'
  | 'REFUSED'
  | 'SELF'
  | 'TOO_MANY'
  | 'YOU_BLOCK_THEM';

export type DataImportKind =
  | 'BLOCKS'
  | 'FOLLOWS'
  | 'LISTS'
  | 'MUTES';

export type DataImportMode =
  | 'MERGE'
  | 'REPLACE';

export type DataImportState =
  | 'DONE'
  | 'PREVIEW'
  | 'RUNNING'
  | 'STOPPED';

export interface DecideRegistrationInput {
  ids: Array<string>;
  isApproved: boolean;
  reason?: string | null | undefined;
}

export type DecisionGround =
  | 'LAW'
  | 'NONE'
  | 'RULE';

export interface DecisionInput {
  facts?: string | null | undefined;
  ground?: DecisionGround | null | undefined;
  law?: string | null | undefined;
  outcome: DecisionOutcome;
  postIds?: Array<string> | null | undefined;
  ruleId?: string | null | undefined;
  until?: string | null | undefined;
}

export type DecisionOutcome =
  | 'FREEZE'
  | 'LABEL'
  | 'LIMIT'
  | 'NO_VIOLATION'
  | 'REMOVE'
  | 'SUSPEND'
  | 'WARNING';

export type DeletedProductSort =
  | 'EARLIEST'
  | 'LATEST'
  | 'NAME'
  | 'NAME_DESCENDING';

export type Digest =
  | 'DAILY'
  | 'OFF'
  | 'WEEKLY';

export interface EditWhisperInput {
  content: string;
}

export type EmailChangeSide =
  | 'CURRENT'
  | 'NEW';

export type EmailSubscriptionSort =
  | 'EMAIL'
  | 'EMAIL_DESCENDING'
  | 'NEWEST'
  | 'OLDEST'
  | 'VERIFIED'
  | 'VERIFIED_DESCENDING';

export type EmailSubscriptionState =
  | 'CONFIRMED'
  | 'UNCONFIRMED'
  | 'UNSUBSCRIBED';

export type Feed =
  | 'EVERYONE'
  | 'FOLLOWING';

export type Figure =
  | 'ACTIVE_PEOPLE'
  | 'NODS'
  | 'PEOPLE'
  | 'QUACKS'
  | 'REPLIES'
  | 'SUBSCRIPTIONS';

export type FilterAction =
  | 'BLUR'
  | 'HIDE'
  | 'WARN';

export type FilterContext =
  | 'HOME'
  | 'LISTS'
  | 'NOTIFICATIONS'
  | 'PROFILES'
  | 'THREADS';

export interface FilterInput {
  action: FilterAction;
  contexts: Array<FilterContext>;
  endsAt?: string | null | undefined;
  exceptFollowing?: boolean | null | undefined;
  terms: Array<FilterTermInput>;
  title: string;
}

export interface FilterTermInput {
  isWhole?: boolean | null | undefined;
  kind?: FilterTermKind | null | undefined;
  term: string;
}

export type FilterTermKind =
  | 'PHRASE'
  | 'TAG';

export type FollowState =
  | 'FOLLOWING'
  | 'NONE'
  | 'REQUESTED';

export type HeldWordKind =
  | 'DOMAIN'
  | 'PHRASE';

export interface HelpCategoryInput {
  description?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  icon?: string | null | undefined;
  language?: string | null | undefined;
  name: string;
  position?: number | null | undefined;
}

export interface HelpPageInput {
  body: string;
  expectedVersion?: number | null | undefined;
  language?: string | null | undefined;
  title: string;
}

export interface HelpTopicInput {
  body: string;
  categoryId: string;
  expectedVersion?: number | null | undefined;
  language?: string | null | undefined;
  permalink?: string | null | undefined;
  position?: number | null | undefined;
  title: string;
}

export interface InviteManagedUserInput {
  code?: string | null | undefined;
  currentPassword?: string | null | undefined;
  displayName?: string | null | undefined;
  email: string;
  handle: string;
  language?: string | null | undefined;
  role?: Role | null | undefined;
}

export type InviteState =
  | 'EXPIRED'
  | 'OPEN'
  | 'REVOKED'
  | 'USED_UP';

export type IpSeverity =
  | 'NO_ACCESS'
  | 'SIGN_UP_APPROVAL'
  | 'SIGN_UP_BLOCK';

export interface KeepReadingPositionsInput {
  positions: Array<ReadingPositionInput>;
}

export type LanguageFilter =
  | 'HOME'
  | 'LISTS'
  | 'OFF';

export interface ListMemberInput {
  hashtag?: string | null | undefined;
  phrase?: string | null | undefined;
  userId?: string | null | undefined;
}

export type ListReplies =
  | 'FOLLOWED'
  | 'LIST'
  | 'NONE';

export interface LoginInput {
  code?: string | null | undefined;
  login: string;
  password: string;
  takeBack?: boolean | null | undefined;
}

export type MachineFinding =
  | 'REPETITION'
  | 'WORDS';

export interface MaintenanceInput {
  customMessage?: string | null | undefined;
  description?: string | null | undefined;
  endsAt?: string | null | undefined;
  isActive?: boolean | null | undefined;
  maintenanceColor?: string | null | undefined;
  name?: string | null | undefined;
  routePath?: string | null | undefined;
  startsAt?: string | null | undefined;
}

export type ManagedInviteSort =
  | 'EXPIRY'
  | 'EXPIRY_DESCENDING'
  | 'NEWEST'
  | 'OLDEST'
  | 'OWNER'
  | 'OWNER_DESCENDING'
  | 'USES'
  | 'USES_DESCENDING';

export type ManagedUserSort =
  | 'EMAIL'
  | 'EMAIL_DESCENDING'
  | 'LAST_SEEN'
  | 'LAST_SEEN_DESCENDING'
  | 'NAME'
  | 'NAME_DESCENDING'
  | 'NEWEST'
  | 'OLDEST'
  | 'ROLE'
  | 'ROLE_DESCENDING';

export type ManagedUserState =
  | 'ACTIVE'
  | 'DEACTIVATED'
  | 'FROZEN'
  | 'LEAVING'
  | 'LIMITED'
  | 'SUSPENDED'
  | 'UNVERIFIED';

export type MediaKind =
  | 'IMAGE'
  | 'VIDEO';

export type MuteScope =
  | 'HOME_QUACKS'
  | 'HOME_QUOTES'
  | 'HOME_REQUACKS'
  | 'LISTS'
  | 'NOTIFICATIONS'
  | 'SUGGESTIONS'
  | 'THREADS'
  | 'WHISPERS';

export interface NoticeInput {
  email?: string | null | undefined;
  explanation: string;
  isChildSafety?: boolean | null | undefined;
  isInGoodFaith: boolean;
  law: string;
  name?: string | null | undefined;
  url: string;
}

export type NotificationFilter =
  | 'ALL'
  | 'MENTIONS'
  | 'UNREAD';

export type NotificationKind =
  | 'FOLLOW'
  | 'FOLLOW_ACCEPTED'
  | 'FOLLOW_REQUEST'
  | 'MENTION'
  | 'NOD'
  | 'POLL_ENDED'
  | 'POST'
  | 'QUOTE'
  | 'QUOTE_REQUEST'
  | 'REPLY'
  | 'REQUACK'
  | 'SYSTEM';

export type NotificationPolicyChoice =
  | 'ACCEPT'
  | 'IGNORE'
  | 'REQUEST';

export type NotifiedKind =
  | 'FOLLOW'
  | 'MENTION'
  | 'NOD'
  | 'POST'
  | 'REPLY'
  | 'REQUACK';

export type Onboarding =
  | 'CHECKLIST'
  | 'DONE'
  | 'WELCOME';

export interface OrderFeaturedPostsInput {
  postIds: Array<string>;
}

export interface PlaceInput {
  latitude: number;
  longitude: number;
}

export interface PollInput {
  durationMinutes: number;
  hidesUntilEnd?: boolean | null | undefined;
  multiple?: boolean | null | undefined;
  options: Array<string>;
}

export type PopularAmong =
  | 'EVERYONE'
  | 'HASHTAGS'
  | 'NETWORK'
  | 'QUIET';

export interface PostDraftInput {
  content: string;
  contentWarning?: string | null | undefined;
  isSensitive?: boolean | null | undefined;
  language?: string | null | undefined;
  mediaIds?: Array<string> | null | undefined;
  parentPostId?: string | null | undefined;
  place?: PlaceInput | null | undefined;
  poll?: PollInput | null | undefined;
  quotePostId?: string | null | undefined;
  quoteRule?: QuoteRule | null | undefined;
  repliesCloseAfterHours?: number | null | undefined;
  replyRule?: Array<ReplyAudience> | null | undefined;
  thread?: Array<ThreadPartInput> | null | undefined;
  visibility?: Visibility | null | undefined;
}

export type PostEntityKind =
  | 'HASHTAG'
  | 'LINK'
  | 'MENTION';

export type PostNotifications =
  | 'ALL'
  | 'OFF'
  | 'ORIGINALS';

export interface ProductInput {
  brand?: string | null | undefined;
  currency?: string | null | undefined;
  description?: string | null | undefined;
  isActive?: boolean | null | undefined;
  name: string;
  price: number;
  sku: string;
  stock?: number | null | undefined;
}

export interface ProductSort {
  direction?: SortDirection | null | undefined;
  field: ProductSortField;
}

export type ProductSortField =
  | 'BRAND'
  | 'CREATED_AT'
  | 'CURRENCY'
  | 'NAME'
  | 'PRICE'
  | 'STOCK';

export interface ProfileFieldInput {
  name: string;
  value: string;
}

export interface ProofInput {
  code?: string | null | undefined;
  password: string;
}

export type PushedKind =
  | 'FOLLOW'
  | 'MENTION'
  | 'NOD'
  | 'POST'
  | 'REPLY'
  | 'REQUACK'
  | 'WHISPER';

export type QuotePermission =
  | 'ASK'
  | 'FOLLOWERS_ONLY'
  | 'NO'
  | 'SIGN_IN'
  | 'YES'
  | 'YOU_BLOCK';

export type QuoteRule =
  | 'ASK'
  | 'EVERYONE'
  | 'FOLLOWERS'
  | 'NOBODY';

export type QuoteState =
  | 'ACCEPTED'
  | 'BLOCKED'
  | 'DELETED'
  | 'MUTED'
  | 'PENDING'
  | 'REJECTED'
  | 'REVOKED'
  | 'UNAUTHORIZED';

export type ReadTimeline =
  | 'CONVERSATION'
  | 'HOME'
  | 'LIST'
  | 'NOTIFICATIONS';

export interface ReadingPositionInput {
  isBack?: boolean | null | undefined;
  position: string;
  subjectId?: string | null | undefined;
  timeline: ReadTimeline;
}

export interface RegisterInput {
  acceptsRules?: boolean | null | undefined;
  displayName?: string | null | undefined;
  email: string;
  formToken?: string | null | undefined;
  handle: string;
  inviteCode?: string | null | undefined;
  password: string;
  reason?: string | null | undefined;
}

export type RegistrationMode =
  | 'APPROVAL'
  | 'CLOSED'
  | 'INVITE'
  | 'OPEN';

export type ReplyAudience =
  | 'FOLLOWERS'
  | 'FOLLOWING'
  | 'MENTIONED'
  | 'NOBODY';

export type ReplyPermission =
  | 'CLOSED'
  | 'LIMITED'
  | 'SIGN_IN'
  | 'YES';

export type ReplySort =
  | 'NEWEST'
  | 'OLDEST'
  | 'RELEVANT';

export type ReportCategory =
  | 'CHILD_SAFETY'
  | 'HARASSMENT'
  | 'HATE'
  | 'IMPERSONATION'
  | 'OTHER'
  | 'PRIVACY'
  | 'SELF_HARM'
  | 'SEXUAL'
  | 'SPAM'
  | 'VIOLENCE';

export type ReportOutcome =
  | 'ACTED'
  | 'ALREADY_GONE'
  | 'NOT_A_VIOLATION';

export interface ReportPersonInput {
  category: ReportCategory;
  comment?: string | null | undefined;
  isIllegal?: boolean | null | undefined;
  isProfile?: boolean | null | undefined;
  postIds?: Array<string> | null | undefined;
  ruleIds?: Array<string> | null | undefined;
  userId: string;
}

export interface ReportPostInput {
  category: ReportCategory;
  comment?: string | null | undefined;
  isIllegal?: boolean | null | undefined;
  mediaId?: string | null | undefined;
  postId: string;
  ruleIds?: Array<string> | null | undefined;
}

export type ReportState =
  | 'DECIDED'
  | 'OPEN';

export type ReportSubject =
  | 'MEDIA'
  | 'PERSON'
  | 'POST'
  | 'PROFILE'
  | 'WHISPER';

export interface ReportWhispersInput {
  category: ReportCategory;
  comment?: string | null | undefined;
  isIllegal?: boolean | null | undefined;
  ruleIds?: Array<string> | null | undefined;
  whisperIds: Array<string>;
}

export interface ResetPasswordInput {
  password: string;
  token: string;
}

export type Role =
  | 'ADMIN'
  | 'BASIC'
  | 'EDITOR'
  | 'ROOT';

export interface RuleInput {
  hintEn?: string | null | undefined;
  hintHe?: string | null | undefined;
  id?: string | null | undefined;
  textEn: string;
  textHe: string;
}

export interface ScheduleNewsletterInput {
  body: string;
  language?: string | null | undefined;
  sendAt: string;
  subject: string;
}

export interface SchedulePostInput {
  content: string;
  contentWarning?: string | null | undefined;
  draftId?: string | null | undefined;
  isSensitive?: boolean | null | undefined;
  language?: string | null | undefined;
  mediaIds?: Array<string> | null | undefined;
  poll?: PollInput | null | undefined;
  publishAt: string;
  quotePostId?: string | null | undefined;
  quoteRule?: QuoteRule | null | undefined;
  repliesCloseAfterHours?: number | null | undefined;
  replyRule?: Array<ReplyAudience> | null | undefined;
  thread?: Array<ThreadPartInput> | null | undefined;
  visibility?: Visibility | null | undefined;
}

export type SearchOrder =
  | 'LATEST'
  | 'TOP';

export interface SendNewsletterInput {
  body: string;
  language?: string | null | undefined;
  subject: string;
}

export interface SendWhisperInput {
  content: string;
  conversationId?: string | null | undefined;
  to?: Array<string> | null | undefined;
}

export type SensitiveMedia =
  | 'BLUR'
  | 'HIDE'
  | 'SHOW';

export type Sidebar =
  | 'CONDENSED'
  | 'FIXED';

export type SortDirection =
  | 'ASC'
  | 'DESC';

export interface SubscribeToPushInput {
  auth: string;
  endpoint: string;
  p256dh: string;
}

export type SystemFailureKind =
  | 'EMAIL'
  | 'EVENT'
  | 'JOB';

export type TextSize =
  | 'LARGE'
  | 'LARGEST'
  | 'MEDIUM'
  | 'SMALL';

export type Theme =
  | 'DARK'
  | 'LIGHT'
  | 'SYSTEM';

export interface ThreadPartInput {
  content: string;
  contentWarning?: string | null | undefined;
  isSensitive?: boolean | null | undefined;
  language?: string | null | undefined;
  mediaIds?: Array<string> | null | undefined;
  poll?: PollInput | null | undefined;
}

export type TokenScope =
  | 'ADMIN'
  | 'FOLLOW'
  | 'READ'
  | 'WHISPERS'
  | 'WRITE';

export interface UpdateListInput {
  isExclusive?: boolean | null | undefined;
  position?: number | null | undefined;
  replies?: ListReplies | null | undefined;
  title?: string | null | undefined;
}

export interface UpdateManagedUserInput {
  code?: string | null | undefined;
  currentPassword?: string | null | undefined;
  displayName?: string | null | undefined;
  email?: string | null | undefined;
  isActive?: boolean | null | undefined;
  role?: Role | null | undefined;
}

export interface UpdateNotificationPolicyInput {
  limited?: NotificationPolicyChoice | null | undefined;
  newPeople?: NotificationPolicyChoice | null | undefined;
  notFollowers?: NotificationPolicyChoice | null | undefined;
  notFollowing?: NotificationPolicyChoice | null | undefined;
  strangersWhispers?: NotificationPolicyChoice | null | undefined;
}

export interface UpdateNotificationSettingsInput {
  digest?: Digest | null | undefined;
  pushedKinds?: Array<PushedKind> | null | undefined;
  quietFrom?: string | null | undefined;
  quietHours?: boolean | null | undefined;
  quietUntil?: string | null | undefined;
  showsWhispers?: boolean | null | undefined;
  timeZone?: string | null | undefined;
}

export interface UpdatePinInput {
  folderId?: string | null | undefined;
  note?: string | null | undefined;
}

export interface UpdatePostInput {
  content: string;
  contentWarning?: string | null | undefined;
  isSensitive?: boolean | null | undefined;
  language?: string | null | undefined;
  poll?: PollInput | null | undefined;
  removePlace?: boolean | null | undefined;
  visibility?: Visibility | null | undefined;
}

export interface UpdatePreferencesInput {
  accent?: Accent | null | undefined;
  approvesFollowers?: boolean | null | undefined;
  contentLanguages?: Array<string> | null | undefined;
  defaultQuoteRule?: QuoteRule | null | undefined;
  defaultVisibility?: Visibility | null | undefined;
  emailNotifications?: boolean | null | undefined;
  language?: string | null | undefined;
  languageFilter?: LanguageFilter | null | undefined;
  mailedKinds?: Array<NotifiedKind> | null | undefined;
  newcomersAsk?: boolean | null | undefined;
  notifiedKinds?: Array<NotifiedKind> | null | undefined;
  pageSize?: number | null | undefined;
  reducedMotion?: boolean | null | undefined;
  sensitiveMedia?: SensitiveMedia | null | undefined;
  sidebar?: Sidebar | null | undefined;
  textSize?: TextSize | null | undefined;
  theme?: Theme | null | undefined;
  topics?: Array<string> | null | undefined;
  undoSeconds?: number | null | undefined;
}

export interface UpdateProfileInput {
  bio?: string | null | undefined;
  displayName?: string | null | undefined;
  hidesNods?: boolean | null | undefined;
  location?: string | null | undefined;
  requiresLogin?: boolean | null | undefined;
  website?: string | null | undefined;
}

export type UserPostFilter =
  | 'MEDIA'
  | 'POSTS'
  | 'REPLIES';

export type Visibility =
  | 'FOLLOWERS'
  | 'PUBLIC'
  | 'UNLISTED';
