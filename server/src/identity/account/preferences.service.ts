import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { InvalidInput, NotSignedIn } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import { Topics } from '#kernel/pubsub/topics.js';
import { isLanguage, LANGUAGES } from '#kernel/request/language.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { VIEWER_CHANGED } from '../sessions/session.events.js';
import { type Accent, type Sidebar, type TextSize, type Theme, User } from '../users/user.entity.js';

/** Fewest and most rows of a list on the web client. */
export const MIN_LIST_SIZE = 1;
export const MAX_LIST_SIZE = 100;

/** What a person changes about how the product looks and behaves for them; what is absent or null stays. */
export interface PreferencesPatch {
  theme?: Theme | null;
  /** Where a client knows no more than dark or not: false leaves a theme that follows the system. */
  dark?: boolean | null;
  language?: string | null;
  pageSize?: number | null;
  sidebar?: Sidebar | null;
  accent?: Accent | null;
  textSize?: TextSize | null;
  /** True: nothing moves. False: as the device says. */
  reducedMotion?: boolean | null;
  emailNotifications?: boolean | null;
}

@Injectable()
export class PreferencesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly topics: Topics,
  ) {}

  /** @throws InvalidInput for a language that the product does not speak */
  async update(viewer: SignedInViewer, patch: PreferencesPatch): Promise<void> {
    const { language } = patch;
    if (language !== null && language !== undefined && !isLanguage(language)) {
      throw new InvalidInput([{ field: 'language', message: `language takes one of ${LANGUAGES.join(', ')}.` }]);
    }
    await this.transactions.run(async (tx) => {
      const user = await tx.em.findOne(
        User,
        { id: viewer.id, isActive: true },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!user) throw new NotSignedIn();

      user.theme = patch.theme ?? themeFor(patch.dark, user.theme);
      user.language = language ?? user.language;
      user.pageSize = patch.pageSize ?? user.pageSize;
      user.sidebar = patch.sidebar ?? user.sidebar;
      user.accent = patch.accent ?? user.accent;
      user.textSize = patch.textSize ?? user.textSize;
      user.reducedMotion = patch.reducedMotion ?? user.reducedMotion;
      user.emailNotifications = patch.emailNotifications ?? user.emailNotifications;
      tx.afterCommit(() => void this.topics.publish(VIEWER_CHANGED, { userId: user.id }));
    });
  }
}

function themeFor(dark: boolean | null | undefined, present: Theme): Theme {
  if (dark === true) return 'dark';
  return dark === false && present === 'dark' ? 'light' : present;
}
