import { NavigationType, useNavigationType, useParams } from 'react-router-dom';
import { useMessages } from '../features/timelines/hashtags/messages';
import { useHashtagNameQuery } from '../features/timelines/hashtags/HashtagPosts.generated';
import { HashtagTimeline } from '../features/timelines/hashtags/HashtagTimeline';
import { Page } from '../ui/layout/Page';

/** /hashtag/:tag: the posts with a hashtag, live. */
export function HashtagPage() {
  const w = useMessages();
  const tag = (useParams()['tag'] ?? '').replace(/^[#＃]/u, '');
  const isReturn = useNavigationType() === NavigationType.Pop;
  // The list below asks for it.
  const { data } = useHashtagNameQuery({ variables: { tag }, fetchPolicy: 'cache-only' });
  const title = w('title', { tag: data?.hashtag?.name ?? tag });
  return (
    <Page title={title} heading={<bdi>{title}</bdi>} back="/explore">
      <HashtagTimeline key={tag} tag={tag} isReturn={isReturn} />
    </Page>
  );
}
