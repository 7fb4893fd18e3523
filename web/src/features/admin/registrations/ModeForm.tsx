import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import type { RegistrationMode } from '../../../graphql/schema.generated';
import { useFailure } from '../../../graphql/useFailure';
import { useT } from '../../../i18n/I18nProvider';
import { Alert } from '../../../ui/feedback/Alert';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { toast } from '../../../ui/feedback/toast';
import { RadioCards } from '../../../ui/form/Choices';
import { Muted, Stack } from '../../../ui/layout/Layout';
import { ConfirmDialog } from '../../../ui/overlay/Dialog';
import { useRegistrationsMessages } from './messages';
import { MinAgeField } from './MinAgeField';
import {
  RegistrationSettingsDocument,
  useRegistrationSettingsQuery,
  useSetRegistrationModeMutation,
} from './Registrations.generated';

const MODES: readonly RegistrationMode[] = ['OPEN', 'APPROVAL', 'INVITE', 'CLOSED'];

/** Who may register, and why it may be stricter now. */
export function ModeForm() {
  const t = useT();
  const w = useRegistrationsMessages();
  const answer = useRegistrationSettingsQuery({ fetchPolicy: 'cache-and-network' });
  const { data, loading, refetch } = answer;
  const settings = data?.registrationSettings;
  const error = useFailure(answer, settings !== undefined);
  const [setMode, { loading: saving }] = useSetRegistrationModeMutation();
  const [asked, setAsked] = useState<RegistrationMode | null>(null);

  if (error) {
    return (
      <ErrorCard
        reason={errorMessage(error, t, w('loadFailed'))}
        busy={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  if (!settings) {
    return (
      <div role="status" aria-label={t('states.loading')}>
        <Skeleton height="16rem" />
      </div>
    );
  }

  async function save(mode: RegistrationMode) {
    try {
      await setMode({
        variables: { mode },
        update(cache, { data: saved }) {
          if (!saved) return;
          cache.writeQuery({
            query: RegistrationSettingsDocument,
            data: { registrationSettings: saved.setRegistrationMode },
          });
        },
      });
      setAsked(null);
      toast.success(w('modeSaved'));
    } catch (failure) {
      toast.error(errorMessage(failure, t, w('modeFailed')));
    }
  }

  return (
    <Stack gap={5}>
      {settings.mode !== settings.modeInForce && <Alert tone="warning">{w('fallback')}</Alert>}
      <RadioCards
        legend={w('mode')}
        options={MODES.map((value) => ({ value, label: w(`mode${value}`), hint: w(`mode${value}Hint`) }))}
        value={asked ?? settings.mode}
        onChange={(mode) => mode !== settings.mode && setAsked(mode)}
      />
      <Muted>{w('modeLead')}</Muted>
      <MinAgeField minAge={settings.minAge} />
      {asked && (
        <ConfirmDialog
          open
          title={w('modeTitle')}
          text={`${w(`mode${asked}`)}: ${w(`mode${asked}Hint`)}`}
          confirmLabel={w('modeChange')}
          busy={saving}
          onConfirm={() => void save(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}
