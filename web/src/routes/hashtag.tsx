import { NavigationType, useNavigationType, useParams } from 'react-router-dom';
import { useMessages } from '../features/timelines/hashtags/messages';
import { HashtagTimeline } from '../features/timelines/hashtags/HashtagTimeline';
import { Page } from '../ui/layout/Page';

/** /hashtag/:tag: the posts with a hashtag, live. */
export function HashtagPage() {
  const w = useMessages();
  const tag = (useParams()['tag'] ?? '').replace(/^[#＃]/u, '');
  const isReturn = useNavigationType() === NavigationType.Pop;
  const title = w('title', { tag });
  return (
    <Page title={title} heading={<bdi>{title}</bdi>} back="/explore">
      <HashtagTimeline key={tag} tag={tag} isReturn={isReturn} />
    </Page>
  );
}
