import { Injectable } from '@nestjs/common';
import type { UndoSeconds } from '@mallard/rules/drafts';
import type { QuoteRule } from '@mallard/rules/quoting';
import type { Visibility } from '@mallard/rules/visibility';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { sql } from 'kysely';
import { Database } from '#kernel/database/database.js';
import { NotSignedIn } from '#kernel/errors/app-error.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { Role, SignedInViewer } from '#kernel/request/viewer.js';
import { accountStateOf, AccountStateView } from './account-state.view.js';
import { handleChangeableAt } from '../users/handle-pause.js';
import { notifiedKindsOf } from '../users/notified-kinds.js';
import type { LanguageFilterName } from '../users/language-filter.js';
import type {
  Accent,
  NotifiedKind,
  Onboarding,
  SensitiveMedia,
  Sidebar,
  TextSize,
  Theme,
  UserTable,
} from '../users/user.entity.js';
import {
  AccentEnum,
  NotifiedKindEnum,
  OnboardingEnum,
  RoleEnum,
  LanguageFilterEnum,
  SensitiveMediaEnum,
  SidebarEnum,
  TextSizeEnum,
  ThemeEnum,
  QuoteRuleEnum,
  VisibilityEnum,
} from './graphql-enums.js';

@ObjectType('Preferences', { description: 'How the person wants the site to look and what it should tell them.' })
export class PreferencesView {
  @Field(() => ThemeEnum, { description: 'Light, dark, or as the device has it.' }) theme!: Theme;
  @Field({ description: 'BCP 47: en or he.' }) language!: string;
  @Field(() => Int, { description: 'Rows of a list, 1 to 100.' }) pageSize!: number;
  @Field(() => SidebarEnum, { description: 'How wide the navigation is.' }) sidebar!: Sidebar;
  @Field(() => AccentEnum, { description: 'The color of buttons and links.' }) accent!: Accent;
  @Field(() => TextSizeEnum, { description: 'The size of all text.' }) textSize!: TextSize;
  @Field({ description: 'True: no motion. False: follows the device setting.' }) reducedMotion!: boolean;
  @Field(() => SensitiveMediaEnum, { description: 'What the person sees of sensitive pictures and videos.' })
  sensitiveMedia!: SensitiveMedia;
  @Field(() => VisibilityEnum, { description: 'Who reads new posts, unless each says otherwise.' })
  defaultVisibility!: Visibility;
  @Field(() => QuoteRuleEnum, { description: 'Who may quote new posts, unless each says otherwise.' })
  defaultQuoteRule!: QuoteRule;
  @Field(() => Int, { description: 'How many seconds new posts can be undone, see sendPost: 0, 10, 30 or 60.' })
  undoSeconds!: UndoSeconds;
  @Field({ description: 'False: no emails about notifications, whatever mailedKinds says.' })
  emailNotifications!: boolean;
  @Field(() => [NotifiedKindEnum], { description: 'Kinds of notifications that are made.' })
  notifiedKinds!: NotifiedKind[];
  @Field(() => [NotifiedKindEnum], { description: 'Kinds that are emailed while the person is away.' })
  mailedKinds!: NotifiedKind[];
  @Field({ description: 'New followers have to be accepted.' }) approvesFollowers!: boolean;
  @Field({ description: 'Accounts that are younger than a day have to be accepted as followers.' })
  newcomersAsk!: boolean;
  @Field(() => [String], {
    description: 'Languages that the person reads, as tags of BCP 47; empty until they choose.',
  })
  contentLanguages!: string[];
  @Field(() => LanguageFilterEnum, { description: 'Where posts in other languages are left out.' })
  languageFilter!: LanguageFilterName;
  @Field(() => [String], { description: 'Hashtags that decide whom to suggest, as keys.' })
  topics!: string[];
}

/** The viewer's private data. Later areas add fields. */
@TokenScope(null)
@ObjectType('Viewer', { description: 'The private data of the signed-in user.' })
export class ViewerView {
  @TokenScope('read')
  @Field({ description: 'The address that emails go to.' })
  email!: string;
  @TokenScope('read')
  @Field(() => RoleEnum, { description: 'What the viewer may do on the whole site, together with claims.' })
  role!: Role;
  @TokenScope('read')
  @Field({ description: 'True once the emailed link was used.' })
  isEmailVerified!: boolean;
  @TokenScope('read')
  @Field(() => Date, { nullable: true, description: 'When the handle can change again; null: now.' })
  handleChangeableAt!: Date | null;
  @TokenScope('read')
  @Field(() => PreferencesView, { description: 'The settings of the account.' })
  preferences!: PreferencesView;
  @TokenScope('read')
  @Field(() => OnboardingEnum, { description: 'Which of the first screens of a new account come next.' })
  onboarding!: Onboarding;
  @TokenScope('read')
  @Field(() => AccountStateView, { description: 'What staff decided about the account; empty for most.' })
  accountState!: AccountStateView;
  /** Resolved as `user` by the people area. */
  id!: string;
}

@Injectable()
export class ViewerViews {
  constructor(private readonly database: Database) {}

  /** @returns null if the user was deleted or deactivated */
  async byId(userId: string): Promise<ViewerView | null> {
    return (await this.byIds([userId])).get(userId) ?? null;
  }

  /** The response of a write by the viewer. @throws NotSignedIn if the account has ended in the meantime */
  async payloadOf({ id }: SignedInViewer): Promise<{ viewer: ViewerView }> {
    const viewer = await this.byId(id);
    if (!viewer) throw new NotSignedIn();
    return { viewer };
  }

  /** Deleted, deactivated and leaving users are absent; suspended ones are not. */
  async byIds(userIds: readonly string[]): Promise<Map<string, ViewerView>> {
    if (userIds.length === 0) return new Map();
    const rows = await this.database
      .reads<UserTable>()
      .selectFrom('users')
      .select([
        'id',
        'email',
        'role',
        'email_verified_at',
        'handle_changed_at',
        'theme',
        'language',
        'page_size',
        'sidebar',
        'accent',
        'text_size',
        'reduced_motion',
        'sensitive_media',
        'default_visibility',
        'default_quote_rule',
        'undo_seconds',
        'email_notifications',
        'notified_kinds',
        'declined_kinds',
        'mailed_kinds',
        'approves_followers',
        'newcomers_ask',
        'content_languages',
        'language_filter',
        'topics',
        'onboarding',
        'is_limited',
        'frozen_until',
        'suspended_at',
        'posts_erased_at',
      ])
      .where('id', '=', sql<string>`any(${userIds}::uuid[])`)
      .where((user) => user.or([user('is_active', '=', true), user('suspended_at', 'is not', null)]))
      .execute();
    return new Map(rows.map((row) => [row.id, viewOf(row)]));
  }
}

interface ViewerRow {
  id: string;
  email: string;
  role: Role;
  email_verified_at: Date | null;
  handle_changed_at: Date | null;
  theme: Theme;
  language: string;
  page_size: number;
  sidebar: Sidebar;
  accent: Accent;
  text_size: TextSize;
  reduced_motion: boolean;
  sensitive_media: SensitiveMedia;
  default_visibility: Visibility;
  default_quote_rule: QuoteRule;
  undo_seconds: UndoSeconds;
  email_notifications: boolean;
  notified_kinds: NotifiedKind[];
  declined_kinds: NotifiedKind[];
  mailed_kinds: NotifiedKind[];
  approves_followers: boolean;
  newcomers_ask: boolean;
  content_languages: string[];
  language_filter: LanguageFilterName;
  topics: string[];
  onboarding: Onboarding;
  is_limited: boolean;
  frozen_until: Date | null;
  suspended_at: Date | null;
  posts_erased_at: Date | null;
}

function viewOf(row: ViewerRow): ViewerView {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    isEmailVerified: row.email_verified_at !== null,
    handleChangeableAt: handleChangeableAt(row.handle_changed_at),
    preferences: {
      theme: row.theme,
      language: row.language,
      pageSize: row.page_size,
      sidebar: row.sidebar,
      accent: row.accent,
      textSize: row.text_size,
      reducedMotion: row.reduced_motion,
      sensitiveMedia: row.sensitive_media,
      defaultVisibility: row.default_visibility,
      defaultQuoteRule: row.default_quote_rule,
      undoSeconds: row.undo_seconds,
      emailNotifications: row.email_notifications,
      notifiedKinds: notifiedKindsOf(row.notified_kinds, row.declined_kinds),
      mailedKinds: row.mailed_kinds,
      approvesFollowers: row.approves_followers,
      newcomersAsk: row.newcomers_ask,
      contentLanguages: row.content_languages,
      languageFilter: row.language_filter,
      topics: row.topics,
    },
    onboarding: row.onboarding,
    accountState: accountStateOf(row),
  };
}
