import type { Feed } from '../../graphql/schema.generated';
import { useT } from '../../i18n/I18nProvider';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { PeopleToFollow } from '../profiles/PeopleToFollow';
import { frameDialog } from '../shortcuts/frame-dialog';

interface StreamEmptyProps {
  feed: Feed;
  onSeeEveryone: () => void;
}

/** What stands in a stream without quacks: whom one could follow, or a place to begin. */
export function StreamEmpty({ feed, onSeeEveryone }: StreamEmptyProps) {
  const t = useT();
  if (feed === 'EVERYONE') {
    return (
      <EmptyState
        drawing="pond"
        title={t('timelines.emptyEveryone')}
        text={t('timelines.emptyEveryoneText')}
        action={<Button onClick={() => frameDialog.open('compose')}>{t('timelines.write')}</Button>}
      />
    );
  }
  return (
    <>
      <EmptyState
        drawing="pond"
        title={t('timelines.emptyFollowing')}
        text={t('timelines.emptyFollowingText')}
        action={
          <Button variant="outline" onClick={onSeeEveryone}>
            {t('timelines.seeEveryone')}
          </Button>
        }
      />
      <PeopleToFollow />
    </>
  );
}
