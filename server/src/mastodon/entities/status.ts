import type { QuoteRule } from '@mallard/rules/quoting';
import type { Visibility } from '@mallard/rules/visibility';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '#kernel/request/request-context.js';
import { OwnFeaturedLoader } from '#posts/featured/own-featured.loader.js';
import { PostCards } from '#posts/link-cards/post-cards.js';
import { MutedThreadLoader } from '#posts/muted-threads/muted-thread.loader.js';
import type { PostCompany, PostView, QuoteView } from '#posts/read/post.view.js';
import type { QuotePermissionName, QuoteStateName } from '#posts/read/quote-states.js';
import { SiteAddresses } from '../request/site-addresses.js';
import { type Account, AccountSerializer } from './account.js';
import { contentHtml } from './content-html.js';
import { type FilterResult, filterResultOf } from './filter-result.js';
import { type MediaAttachment, mediaAttachmentOf } from './media-attachment.js';
import { type StatusMarks, statusMarks } from './status-marks.js';
import { type Poll, pollOf } from './poll.js';
import { type PreviewCard, previewCardOf } from './preview-card.js';

export type StatusVisibility = 'public' | 'unlisted' | 'private' | 'direct';

/** https://docs.joinmastodon.org/entities/Status/#Mention */
export interface StatusMention {
  id: string;
  username: string;
  url: string;
  acct: string;
}

/** https://docs.joinmastodon.org/entities/Status/#Tag */
export interface StatusTag {
  name: string;
  url: string;
}

export type QuoteStateWord =
  | 'pending'
  | 'accepted'
  | 'rejected'
  | 'revoked'
  | 'deleted'
  | 'unauthorized'
  | 'blocked_account'
  | 'muted_account';

/** https://docs.joinmastodon.org/entities/Quote/, and within a quoted status https://docs.joinmastodon.org/entities/ShallowQuote/ */
export type Quote =
  | { state: QuoteStateWord; quoted_status: Status | null }
  | { state: QuoteStateWord; quoted_status_id: string | null };

/** https://docs.joinmastodon.org/entities/QuoteApproval/ */
export interface QuoteApproval {
  automatic: ('public' | 'followers')[];
  manual: ('public' | 'followers')[];
  current_user: 'automatic' | 'manual' | 'denied';
}

/** https://docs.joinmastodon.org/entities/Status/. All fields are always there: clients fail without some of them. */
export interface Status extends StatusMarks {
  id: string;
  uri: string;
  url: string;
  created_at: string;
  edited_at: string | null;
  in_reply_to_id: string | null;
  in_reply_to_account_id: string | null;
  spoiler_text: string;
  visibility: StatusVisibility;
  /** HTML. */
  content: string;
  reblog: Status | null;
  quote: Quote | null;
  quote_approval: QuoteApproval;
  application: { name: string; website: string | null } | null;
  account: Account;
  media_attachments: MediaAttachment[];
  mentions: StatusMention[];
  tags: StatusTag[];
  emojis: [];
  card: PreviewCard | null;
  poll: Poll | null;
  replies_count: number;
  reblogs_count: number;
  favourites_count: number;
  quotes_count: number;
  favourited: boolean;
  reblogged: boolean;
  muted: boolean;
  bookmarked: boolean;
  pinned: boolean;
  filtered: FilterResult[];
}

export const VISIBILITY_WORDS: Readonly<Record<Visibility, StatusVisibility>> = {
  PUBLIC: 'public',
  UNLISTED: 'unlisted',
  FOLLOWERS: 'private',
};

const QUOTE_STATES: Readonly<Record<QuoteStateName, QuoteStateWord>> = {
  PENDING: 'pending',
  ACCEPTED: 'accepted',
  REJECTED: 'rejected',
  REVOKED: 'revoked',
  DELETED: 'deleted',
  UNAUTHORIZED: 'unauthorized',
  BLOCKED: 'blocked_account',
  MUTED: 'muted_account',
};

const APPROVALS: Readonly<Record<QuoteRule, Omit<QuoteApproval, 'current_user'>>> = {
  EVERYONE: { automatic: ['public'], manual: [] },
  FOLLOWERS: { automatic: ['followers'], manual: [] },
  ASK: { automatic: [], manual: ['public'] },
  NOBODY: { automatic: [], manual: [] },
};
const PERMISSIONS: Readonly<Record<QuotePermissionName, QuoteApproval['current_user']>> = {
  YES: 'automatic',
  ASK: 'manual',
  FOLLOWERS_ONLY: 'denied',
  NO: 'denied',
  YOU_BLOCK: 'denied',
  SIGN_IN: 'denied',
};

/** How deep quotes are shown: what a quoted status quotes is an id. */
const QUOTES_SHOWN = 1;

/** Posts as statuses of Mastodon. What they need besides is read together for those of a request. */
@Injectable()
export class StatusSerializer {
  constructor(
    private readonly site: SiteAddresses,
    private readonly accounts: AccountSerializer,
    private readonly cards: PostCards,
    private readonly mutedThreads: MutedThreadLoader,
    private readonly featured: OwnFeaturedLoader,
  ) {}

  /** @param posts read with their mentions */
  async of(posts: readonly PostView[], ctx: RequestContext): Promise<Status[]> {
    return Promise.all(posts.map((post) => this.one(post, ctx)));
  }

  /** @param depth how many quotes this one is within */
  async one(post: PostView, ctx: RequestContext, depth = 0): Promise<Status> {
    const { author, viewerHasNodded, viewerHasPinned } = post;
    const [card, reblog, quote, company] = await Promise.all([
      this.cards.of(post, ctx),
      post.requackOf,
      post.quote && this.quoteOf(post.quote, ctx, depth),
      post.company ?? this.companyOf(post, ctx),
    ]);
    const original = reblog && (await this.one(reblog, ctx, depth));
    const url = this.site.post(author.handle, post.id);
    return {
      id: post.id,
      uri: url,
      url,
      created_at: post.createdAt.toISOString(),
      edited_at: post.editedAt?.toISOString() ?? null,
      in_reply_to_id: post.parentId,
      in_reply_to_account_id: company.parentAuthorId,
      spoiler_text: post.contentWarning ?? '',
      visibility: VISIBILITY_WORDS[post.visibility],
      content: contentHtml(post.content, post.entities, this.site),
      reblog: original,
      quote,
      quote_approval: { ...APPROVALS[post.quoteRule], current_user: PERMISSIONS[post.viewerCanQuote] },
      application: null,
      account: this.accounts.of(author),
      media_attachments: post.media.map((media) => mediaAttachmentOf(media, this.site)),
      mentions: this.mentionsOf(post),
      tags: this.tagsOf(post),
      emojis: [],
      card: card && previewCardOf(card, this.site),
      poll: post.poll && pollOf(post.poll, author.id === ctx.viewer.id),
      replies_count: post.replyCount,
      reblogs_count: post.requackCount,
      favourites_count: post.nodCount,
      quotes_count: post.quoteCount,
      favourited: original?.favourited ?? viewerHasNodded,
      reblogged: original?.reblogged ?? post.viewerHasRequacked,
      muted: company.viewerHasMutedThread,
      bookmarked: original?.bookmarked ?? viewerHasPinned,
      pinned: company.isFeatured,
      filtered: post.filtered.map(filterResultOf),
      ...statusMarks(post),
    };
  }

  /** Of a post that was read for many viewers at once. */
  private async companyOf(post: PostView, ctx: RequestContext): Promise<PostCompany> {
    const [parent, isMuted, isFeatured] = await Promise.all([
      post.parent,
      ctx.viewer.id === null ? null : this.mutedThreads.for(ctx).load(post.rootId ?? post.id),
      post.author.id === ctx.viewer.id ? this.featured.for(ctx).load(post.id) : null,
    ]);
    return {
      parentAuthorId: parent?.author.id ?? null,
      viewerHasMutedThread: isMuted ?? false,
      isFeatured: isFeatured ?? false,
    };
  }

  private mentionsOf({ mentioned = [] }: PostView): StatusMention[] {
    return mentioned.map(({ id, handle }) => ({
      id,
      username: handle,
      url: this.site.person(handle),
      acct: handle,
    }));
  }

  private tagsOf({ entities }: PostView): StatusTag[] {
    const tags = entities.filter(({ kind }) => kind === 'HASHTAG').map(({ target }) => target);
    return [...new Set(tags)].map((name) => ({ name, url: this.site.hashtag(name) }));
  }

  private async quoteOf(quote: QuoteView, ctx: RequestContext, depth: number): Promise<Quote> {
    const [state, quoted] = await Promise.all([quote.state, quote.post]);
    const word = QUOTE_STATES[state];
    if (depth >= QUOTES_SHOWN) return { state: word, quoted_status_id: quoted?.id ?? null };
    return { state: word, quoted_status: quoted && (await this.one(quoted, ctx, depth + 1)) };
  }
}
