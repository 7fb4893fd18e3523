import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { Muted } from '../../../ui/layout/Layout';
import { useRetryFailedEventMutation } from './Dashboard.generated';
import { useDashboardMessages } from './useDashboardMessages';

/** Has a failed event tried again. */
export function RetryEvent({ id, name }: { id: string; name: string }) {
  const t = useT();
  const w = useDashboardMessages();
  const [retry, { loading }] = useRetryFailedEventMutation({ refetchQueries: ['AdminDashboard'] });
  const [isRetried, setRetried] = useState(false);

  async function press() {
    try {
      await retry({ variables: { id } });
      setRetried(true);
    } catch (error) {
      toast.error(errorMessage(error, t, w('retryFailed')));
    }
  }

  if (isRetried) {
    return (
      // Focused, because the button that was pressed is gone.
      <div role="status" tabIndex={-1} ref={(element) => element?.focus()}>
        <Muted>{w('retryingEvent')}</Muted>
      </div>
    );
  }
  return (
    <div>
      <Button
        variant="outline"
        size="sm"
        loading={loading}
        aria-label={w('retryEvent', { name })}
        onClick={() => void press()}
      >
        {t('states.retry')}
      </Button>
    </div>
  );
}
