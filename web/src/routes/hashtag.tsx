import { NavigationType, useNavigationType, useParams } from 'react-router-dom';
import { useWords } from '../features/hashtags/words';
import { HashtagTimeline } from '../features/timelines/HashtagTimeline';
import { Page } from '../ui/Page';

/** /hashtag/:tag: what is written with it, as it comes in. */
export function HashtagPage() {
  const w = useWords();
  const tag = (useParams()['tag'] ?? '').replace(/^[#＃]/u, '');
  const isReturn = useNavigationType() === NavigationType.Pop;
  const title = w('title', { tag });
  return (
    <Page title={title} heading={<bdi>{title}</bdi>} back="/explore">
      <HashtagTimeline key={tag} tag={tag} isReturn={isReturn} />
    </Page>
  );
}
