import { NavigationType, useNavigationType, useParams } from 'react-router-dom';
import { HashtagTimeline } from '../features/timelines/hashtags/HashtagTimeline';
import { useMessages } from '../features/timelines/hashtags/messages';
import { Page } from '../ui/layout/Page';

/** /tag/:tag: the posts with a hashtag, for everyone; /hashtag/:tag needs an account. */
export function TagPage() {
  const w = useMessages();
  const tag = (useParams()['tag'] ?? '').replace(/^[#＃]/u, '');
  const isReturn = useNavigationType() === NavigationType.Pop;
  const title = w('title', { tag });
  return (
    <Page title={title} heading={<bdi>{title}</bdi>} back="/discover">
      <HashtagTimeline key={tag} tag={tag} isReturn={isReturn} />
    </Page>
  );
}
