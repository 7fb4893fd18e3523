import { errorMessage } from '../../../../graphql/error-messages';
import { useT } from '../../../../i18n/I18nProvider';
import { ErrorCard } from '../../../../ui/feedback/ErrorCard';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { useRulesMessages } from './messages';
import { RulesEditor } from './RulesEditor';
import { useManagedRulesQuery } from './Rules.generated';

/** The rules of the site, loaded for editing. */
export function Rules() {
  const t = useT();
  const w = useRulesMessages();
  const { data, error, loading, refetch } = useManagedRulesQuery({ fetchPolicy: 'network-only' });
  if (data) return <RulesEditor stored={data.managedRules} />;
  if (error) {
    return (
      <ErrorCard
        title={w('loadFailed')}
        reason={errorMessage(error, t, t('errors.generic'))}
        busy={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  return <Skeleton height="20rem" />;
}
