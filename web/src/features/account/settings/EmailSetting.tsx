import { type ComponentProps, Suspense } from 'react';
import type { Viewer } from '../../session/viewer/viewer';
import { useEmailChangedSubscription, useEmailChangeQuery } from './Settings.generated';
import { SettingsRow } from './SettingsRow';
import { EmailForm } from './EmailForm';
import { PendingEmail } from './PendingEmail';

interface EmailSettingProps {
  viewer: Viewer;
  row: Omit<ComponentProps<typeof SettingsRow>, 'value' | 'children'>;
  /** The form has been opened, and stays with what was typed. */
  wasOpened: boolean;
  onDone: () => void;
}

/** The email address, and the change of it that waits for its confirmations. */
export function EmailSetting({ viewer, row, wasOpened, onDone }: EmailSettingProps) {
  const { data } = useEmailChangeQuery({ fetchPolicy: 'cache-and-network' });
  // The result goes into the cache: links are opened in other tabs.
  useEmailChangedSubscription({ ignoreResults: true });
  const change = data?.viewer?.emailChange ?? null;
  return (
    <SettingsRow
      {...row}
      value={<bdi>{viewer.email}</bdi>}
      notice={
        change && (
          <Suspense fallback={null}>
            <PendingEmail key={change.newEmail} change={change} email={viewer.email} />
          </Suspense>
        )
      }
    >
      {wasOpened && (
        <Suspense fallback={null}>
          <EmailForm handle={viewer.handle} onDone={onDone} />
        </Suspense>
      )}
    </SettingsRow>
  );
}
