import type { ReportSubject } from '../../people/reports/report-dialog';
import type { MenuPost } from './menu-post';

/** A quack as the dialog that reports it knows it. Sensitive pictures are named, but not shown. */
export const reportedPost = ({ id, author, media, contentWarning, isMarkedSensitive }: MenuPost): ReportSubject => ({
  kind: 'POST',
  person: { id: author.id, handle: author.handle },
  id,
  media: media.map(({ id: mediaId, kind, altText, thumbnailUrl }) => ({
    ...{ id: mediaId, kind, altText },
    thumbnailUrl: contentWarning === null && !isMarkedSensitive ? thumbnailUrl : null,
  })),
});
