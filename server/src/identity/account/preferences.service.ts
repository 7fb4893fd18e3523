import type { UndoSeconds } from '@mallard/rules/drafts';
import { hashtagKey } from '@mallard/rules/hashtag-key';
import { parseHashtags } from '@mallard/rules/text-entities';
import { toLanguageTag } from '@mallard/rules/language-tag';
import type { QuoteRule } from '@mallard/rules/quoting';
import type { Visibility } from '@mallard/rules/visibility';
import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { InvalidInput, NotSignedIn } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import { Topics } from '#kernel/pubsub/topics.js';
import { isLanguage, LANGUAGES } from '#kernel/request/language.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { VIEWER_CHANGED } from '../sessions/session.events.js';
import type { LanguageFilterName } from '../users/language-filter.js';
import { chooseKinds } from '../users/notified-kinds.js';
import {
  type Accent,
  type NotifiedKind,
  type Onboarding,
  ONBOARDINGS,
  type SensitiveMedia,
  type Sidebar,
  type TextSize,
  type Theme,
  User,
} from '../users/user.entity.js';

/** Rows of a list in the web client, at least and at most. */
export const MIN_LIST_SIZE = 1;
export const MAX_LIST_SIZE = 100;

/** Hashtags that a person can be interested in. */
export const MAX_TOPICS = 30;
/** Languages that a person can read. */
export const MAX_CONTENT_LANGUAGES = 30;

/** Preferences to change; absent or null fields keep their values. */
export interface PreferencesPatch {
  theme?: Theme | null;
  /** For clients that only know dark or not: false keeps a theme that follows the system. */
  dark?: boolean | null;
  language?: string | null;
  pageSize?: number | null;
  sidebar?: Sidebar | null;
  accent?: Accent | null;
  textSize?: TextSize | null;
  /** True: no animations. False: as the device is set. */
  reducedMotion?: boolean | null;
  sensitiveMedia?: SensitiveMedia | null;
  defaultVisibility?: Visibility | null;
  defaultQuoteRule?: QuoteRule | null;
  /** 0, 10, 30 or 60. */
  undoSeconds?: UndoSeconds | null;
  emailNotifications?: boolean | null;
  notifiedKinds?: NotifiedKind[] | null;
  mailedKinds?: NotifiedKind[] | null;
  approvesFollowers?: boolean | null;
  newcomersAsk?: boolean | null;
  /** Tags of BCP 47. */
  contentLanguages?: string[] | null;
  languageFilter?: LanguageFilterName | null;
  /** Hashtags, with or without the #. */
  topics?: string[] | null;
}

@Injectable()
export class PreferencesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly topics: Topics,
  ) {}

  /**
   * @returns whether the viewer approved followers until now, and no longer does
   * @throws InvalidInput for an unsupported language, or a topic that is no hashtag
   */
  async update(viewer: SignedInViewer, patch: PreferencesPatch): Promise<{ endsApproval: boolean }> {
    const { language } = patch;
    if (language !== null && language !== undefined && !isLanguage(language)) {
      throw new InvalidInput([{ field: 'language', message: `language must be one of ${LANGUAGES.join(', ')}.` }]);
    }
    const contentLanguages = patch.contentLanguages && languagesOf(patch.contentLanguages);
    const topics = patch.topics && topicsOf(patch.topics);
    let endsApproval = false;
    await this.change(viewer, (user) => {
      endsApproval = user.approvesFollowers && patch.approvesFollowers === false;
      user.theme = patch.theme ?? themeFor(patch.dark, user.theme);
      user.language = language ?? user.language;
      user.pageSize = patch.pageSize ?? user.pageSize;
      user.sidebar = patch.sidebar ?? user.sidebar;
      user.accent = patch.accent ?? user.accent;
      user.textSize = patch.textSize ?? user.textSize;
      user.reducedMotion = patch.reducedMotion ?? user.reducedMotion;
      user.sensitiveMedia = patch.sensitiveMedia ?? user.sensitiveMedia;
      user.defaultVisibility = patch.defaultVisibility ?? user.defaultVisibility;
      user.defaultQuoteRule = patch.defaultQuoteRule ?? user.defaultQuoteRule;
      user.undoSeconds = patch.undoSeconds ?? user.undoSeconds;
      user.emailNotifications = patch.emailNotifications ?? user.emailNotifications;
      if (patch.notifiedKinds) chooseKinds(user, patch.notifiedKinds);
      user.mailedKinds = patch.mailedKinds ? [...new Set(patch.mailedKinds)] : user.mailedKinds;
      user.approvesFollowers = patch.approvesFollowers ?? user.approvesFollowers;
      user.newcomersAsk = patch.newcomersAsk ?? user.newcomersAsk;
      user.contentLanguages = contentLanguages ?? user.contentLanguages;
      user.languageFilter = patch.languageFilter ?? user.languageFilter;
      user.topics = topics ?? user.topics;
    });
    return { endsApproval };
  }

  /** Marks how far the viewer is with the first screens. Never goes back: another device may be further. */
  async setOnboarding(viewer: SignedInViewer, to: Onboarding): Promise<void> {
    await this.change(viewer, (user) => {
      if (ONBOARDINGS.indexOf(to) > ONBOARDINGS.indexOf(user.onboarding)) user.onboarding = to;
    });
  }

  private async change(viewer: SignedInViewer, apply: (user: User) => void): Promise<void> {
    await this.transactions.run(async (tx) => {
      const user = await tx.em.findOne(
        User,
        { id: viewer.id, isActive: true },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!user) throw new NotSignedIn();

      apply(user);
      tx.afterCommit(() => void this.topics.publish(VIEWER_CHANGED, { userId: user.id }));
    });
  }
}

function themeFor(dark: boolean | null | undefined, present: Theme): Theme {
  if (dark === true) return 'dark';
  return dark === false && present === 'dark' ? 'light' : present;
}

function languagesOf(asked: readonly string[]): string[] {
  const tags = asked.map(toLanguageTag).filter((tag) => tag !== null);
  if (tags.length === asked.length) return [...new Set(tags)];
  const message = 'Each of contentLanguages must be a tag of BCP 47, such as en or pt-BR.';
  throw new InvalidInput([{ field: 'contentLanguages', message }]);
}

function topicsOf(asked: readonly string[]): string[] {
  const tags = asked.map((each) => each.replace(/^[#＃]/u, ''));
  if (tags.every((tag) => parseHashtags(`#${tag}`)[0]?.end === tag.length + 1))
    return [...new Set(tags.map(hashtagKey))];
  throw new InvalidInput([{ field: 'topics', message: 'Each of topics must be a hashtag.' }]);
}
