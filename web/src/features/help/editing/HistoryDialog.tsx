import { useState } from 'react';
import { forgetHelp } from '../../../graphql/cache-edits';
import { errorMessage } from '../../../graphql/error-messages';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Muted, Stack } from '../../../ui/layout/Layout';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { SelectField } from '../../../ui/form/TextField';
import { toast } from '../../../ui/feedback/toast';
import { Dialog } from '../../../ui/overlay/Dialog';
import { TextDiff } from '../diff/TextDiff';
import { useMessages } from '../useMessages';
import { useUpdateHelpTopicMutation } from './Editing.generated';
import { useHelpTopicHistoryQuery, useHelpTopicVersionTextQuery } from './History.generated';
import { useEditingMessages } from './useEditingMessages';

export interface TopicOfHistory {
  id: string;
  language: string;
  title: string;
  body: string;
  version: number;
  category: { id: string };
}

/** The earlier versions of a topic in its language, compared with the current one, and a way back to each. */
export function HistoryDialog({ topic, onClose }: { topic: TopicOfHistory; onClose: () => void }) {
  const t = useT();
  const w = useMessages();
  const e = useEditingMessages();
  const formats = useFormats();
  const { id, language } = topic;
  const { data, error, loading, refetch } = useHelpTopicHistoryQuery({
    variables: { topicId: id, language },
    fetchPolicy: 'cache-and-network',
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const [update, { loading: isRestoring }] = useUpdateHelpTopicMutation({ update: forgetHelp });
  const earlier = data?.helpTopicVersions.filter(({ version }) => version !== topic.version) ?? [];
  const versionId = chosen ?? earlier[0]?.id ?? '';
  const text = useHelpTopicVersionTextQuery({ variables: { id: versionId }, skip: versionId === '' }).data
    ?.helpTopicVersion;

  async function restore() {
    if (!text) return;
    const { title, body, version } = text;
    const input = { title, body, language, categoryId: topic.category.id, expectedVersion: topic.version };
    try {
      await update({ variables: { id, input } });
      toast.success(e('restored', { version }));
      onClose();
    } catch (problem) {
      toast.error(errorMessage(problem, t, e('restoreFailed')));
    }
  }

  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={e('historyOf', { name: topic.title })}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('states.close')}
          </Button>
          {text && (
            <Button loading={isRestoring} onClick={() => void restore()}>
              {e('restoreVersion', { version: text.version })}
            </Button>
          )}
        </>
      }
    >
      {!data ? (
        error && !loading ? (
          <ErrorCard
            title={e('historyFailed')}
            reason={errorMessage(error, t, t('errors.generic'))}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <Skeleton height="12rem" />
        )
      ) : earlier.length === 0 ? (
        <Muted>{e('noHistory')}</Muted>
      ) : (
        <Stack>
          <SelectField
            label={w('before')}
            options={earlier.map(({ id: value, version, createdAt, author }) => {
              const day = formats.day(new Date(createdAt));
              return {
                value,
                label: author
                  ? w('versionBy', { version, day, name: author.displayName })
                  : w('versionAt', { version, day }),
              };
            })}
            value={versionId}
            onChange={(event) => setChosen(event.target.value)}
          />
          {text ? (
            <TextDiff
              key={text.id}
              before={text}
              after={topic}
              labels={{ before: w('version', { version: text.version }), after: e('current') }}
            />
          ) : (
            <Skeleton height="12rem" />
          )}
        </Stack>
      )}
    </Dialog>
  );
}
