import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { TextDiff } from '../diff/TextDiff';
import { useMessages } from '../useMessages';
import { useHelpVersionsQuery } from '../HelpPage.generated';

/** Compares two versions of a page. */
export function VersionDiff({ before, after }: { before: string; after: string }) {
  const t = useT();
  const w = useMessages();
  const { data, error, loading, refetch } = useHelpVersionsQuery({ variables: { before, after } });

  if (!data?.before || !data.after) {
    return error && !loading ? (
      <ErrorCard
        reason={errorMessage(error, t, t('errors.generic'))}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <Skeleton height="12rem" />
    );
  }
  const labels = {
    before: w('version', { version: data.before.version }),
    after: w('version', { version: data.after.version }),
  };
  // Keyed, because what is unfolded belongs to one comparison.
  return <TextDiff key={`${before} ${after}`} before={data.before} after={data.after} labels={labels} />;
}
