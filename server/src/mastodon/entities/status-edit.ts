import { Injectable } from '@nestjs/common';
import type { PostEditView } from '#posts/edits/post-edit.view.js';
import type { PostView } from '#posts/read/post.view.js';
import { SiteAddresses } from '../request/site-addresses.js';
import { type Account, AccountSerializer } from './account.js';
import { contentHtml } from './content-html.js';
import { type MediaAttachment, mediaAttachmentOf } from './media-attachment.js';

/** https://docs.joinmastodon.org/entities/StatusEdit/ */
export interface StatusEdit {
  /** HTML. */
  content: string;
  spoiler_text: string;
  sensitive: boolean;
  created_at: string;
  account: Account;
  media_attachments: MediaAttachment[];
  emojis: [];
  quote: null;
  /** The options of a poll can't be edited. */
  poll: { options: { title: string }[] } | null;
}

/** What a post says, and what it said before, as versions of a status. */
@Injectable()
export class StatusEditSerializer {
  constructor(
    private readonly site: SiteAddresses,
    private readonly accounts: AccountSerializer,
  ) {}

  /** @param versions earlier ones, latest first @returns the first one first */
  of(post: PostView, versions: readonly PostEditView[]): StatusEdit[] {
    const present = { ...post, createdAt: post.editedAt ?? post.createdAt };
    return [present, ...versions].map((version) => this.version(version, post)).reverse();
  }

  private version(version: Omit<PostEditView, 'id' | 'nodCount' | 'replacedAt'>, post: PostView): StatusEdit {
    return {
      content: contentHtml(version.content, version.entities, this.site),
      spoiler_text: version.contentWarning ?? '',
      sensitive: version.isSensitive,
      created_at: version.createdAt.toISOString(),
      account: this.accounts.of(post.author),
      media_attachments: version.media.map((media) => mediaAttachmentOf(media, this.site)),
      emojis: [],
      quote: null,
      poll: post.poll && { options: post.poll.options.map(({ text }) => ({ title: text })) },
    };
  }
}
