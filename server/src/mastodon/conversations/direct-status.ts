import { parseEntities, withMentionsOf } from '@mallard/rules/text-entities';
import { Injectable } from '@nestjs/common';
import type { UserView } from '#people/users/user.view.js';
import type { WhisperView } from '#whispers/whisper.view.js';
import { AccountSerializer } from '../entities/account.js';
import { contentHtml } from '../entities/content-html.js';
import type { Status } from '../entities/status.js';
import { SiteAddresses } from '../request/site-addresses.js';

/** What a whisper never has. */
const NOTHING = {
  sensitive: false,
  spoiler_text: '',
  language: null,
  reblog: null,
  quote: null,
  application: null,
  card: null,
  poll: null,
  replies_count: 0,
  reblogs_count: 0,
  favourites_count: 0,
  quotes_count: 0,
  favourited: false,
  reblogged: false,
  muted: false,
  bookmarked: false,
  pinned: false,
} as const;

/** Whispers as direct statuses. */
@Injectable()
export class DirectStatusSerializer {
  constructor(
    private readonly site: SiteAddresses,
    private readonly accounts: AccountSerializer,
  ) {}

  /** @param participants of the conversation: all but the author are mentioned, whatever the words say */
  of(whisper: WhisperView, participants: readonly UserView[]): Status {
    const { author } = whisper;
    const url = this.site.post(author.handle, whisper.id);
    const entities = withMentionsOf(parseEntities(whisper.content, this.site.host), whisper.mentions);
    const tags = new Set(entities.filter(({ kind }) => kind === 'HASHTAG').map(({ target }) => target));
    return {
      ...NOTHING,
      id: whisper.id,
      uri: url,
      url,
      created_at: whisper.createdAt.toISOString(),
      edited_at: whisper.editedAt?.toISOString() ?? null,
      in_reply_to_id: whisper.answered?.id ?? null,
      in_reply_to_account_id: whisper.answered?.authorId ?? null,
      visibility: 'direct',
      content: contentHtml(whisper.content, entities, this.site),
      quote_approval: { automatic: [], manual: [], current_user: 'denied' },
      account: this.accounts.of(author),
      media_attachments: [],
      mentions: participants
        .filter(({ id }) => id !== author.id)
        .map(({ id, handle }) => ({ id, username: handle, url: this.site.person(handle), acct: handle })),
      tags: [...tags].map((name) => ({ name, url: this.site.hashtag(name) })),
      emojis: [],
      filtered: [],
    };
  }
}
