import type { Feed } from '../../../graphql/schema.generated';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { PeopleToFollow } from '../../people/profiles/PeopleToFollow';
import { frameDialog } from '../../session/shortcuts/frame-dialog';

interface StreamEmptyProps {
  feed: Feed;
  onSeeEveryone: () => void;
}

/** Shown in an empty stream: suggestions, or a first step. */
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
