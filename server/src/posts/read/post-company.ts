import type { ViewerId } from '#kernel/request/viewer.js';
import { profileFieldFrom } from '#people/users/profile-link.view.js';
import { type UserView, userViewFrom } from '#people/users/user.view.js';
import type { PostRow } from './post-rows.js';
import type { PostCompany } from './post.view.js';

/** The author, with the links and texts of their profile where they were read. */
export function authorOf(row: PostRow, viewer: ViewerId): UserView {
  const author = userViewFrom(row, viewer, 'author_');
  if (row.author_links === undefined) return author;
  const fields = author.blocksViewer ? [] : (row.author_links ?? []);
  author.fields = fields.map(({ verifiedAt, ...field }) =>
    profileFieldFrom({ ...field, verifiedAt: verifiedAt === null ? null : new Date(verifiedAt) }),
  );
  return author;
}

/** @returns undefined for a row without the columns of `COMPANY` */
export function companyOf(row: PostRow): PostCompany | undefined {
  if (row.viewer_has_muted_thread === undefined) return undefined;
  return {
    parentAuthorId: row.parent_author_id ?? null,
    viewerHasMutedThread: row.viewer_has_muted_thread,
    isFeatured: row.is_featured ?? false,
  };
}
