import { forgetHelp } from '../../../graphql/cache-edits';
import { errorMessage } from '../../../graphql/error-messages';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Muted } from '../../../ui/layout/Layout';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { toast } from '../../../ui/feedback/toast';
import { Dialog } from '../../../ui/overlay/Dialog';
import { sheet } from '../../../ui/theme/sheet';
import { useDeletedHelpTopicsQuery, useRestoreHelpTopicMutation } from './History.generated';
import { useEditingMessages } from './useEditingMessages';

/** The topics that were deleted, and a way back for each. */
export function DeletedTopicsDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const e = useEditingMessages();
  const formats = useFormats();
  const { data, error, loading, refetch } = useDeletedHelpTopicsQuery({ fetchPolicy: 'cache-and-network' });
  const [restore, { loading: isRestoring }] = useRestoreHelpTopicMutation({ update: forgetHelp });

  async function bringBack(id: string, name: string) {
    try {
      await restore({ variables: { id } });
      toast.success(e('topicRestored', { name }));
      await refetch();
    } catch (problem) {
      toast.error(errorMessage(problem, t, e('restoreFailed')));
    }
  }

  return (
    <Dialog open onClose={onClose} title={e('deletedTopics')}>
      {!data ? (
        error && !loading ? (
          <ErrorCard
            reason={errorMessage(error, t, t('errors.generic'))}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <Skeleton height="8rem" />
        )
      ) : data.deletedHelpTopics.length === 0 ? (
        <Muted>{e('noDeleted')}</Muted>
      ) : (
        <ul className={styles.list}>
          {data.deletedHelpTopics.map(({ id, title, language, deletedAt, deletedBy }) => {
            const time = formats.moment(new Date(deletedAt));
            return (
              <li key={id} className={styles.row}>
                <div className={styles.words}>
                  <p dir="auto" lang={language} className={styles.title}>
                    {title}
                  </p>
                  <Muted>
                    {deletedBy ? e('deletedBy', { time, name: deletedBy.displayName }) : e('deletedAt', { time })}
                  </Muted>
                </div>
                <Button
                  size="sm"
                  variant="outline"
                  loading={isRestoring}
                  aria-label={e('restoreOf', { name: title })}
                  onClick={() => void bringBack(id, title)}
                >
                  {e('restore')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}

const styles = sheet({
  list: { listStyle: 'none', display: 'flex', flexDirection: 'column' },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    paddingBlock: '3',
    borderBlockStartWidth: '1px',
    borderColor: 'border.hairline',
    '&:first-of-type': { borderBlockStartWidth: '0' },
  },
  words: { flex: '1', minWidth: '0' },
  title: { fontWeight: 'medium', overflowWrap: 'anywhere' },
});
