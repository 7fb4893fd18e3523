import { useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { Muted, Stack, Text } from '../../../ui/layout/Layout';
import { TextLink } from '../../../ui/navigation/TextLink';
import { ConfirmDialog } from '../../../ui/overlay/Dialog';
import { sheet } from '../../../ui/theme/sheet';
import { DataImportPanel } from '../data-import/DataImportPanel';
import { DeleteAccount } from '../leaving/DeleteAccount';
import { DataExportPanel } from '../../session/data-export/DataExportPanel';
import { useSettingsMessages } from './messages';
import { useSignOutEverywhere } from './useSignOutEverywhere';

const FACTS = ['dataProfile', 'dataPosts', 'dataWhispers', 'dataSessions', 'dataEmail', 'dataPlace'] as const;

interface DataPanelProps {
  handle: string;
  /** Signs this device out. */
  onSignOut: () => void;
}

/** What the server keeps, in plain words, and the ways out. */
export function DataPanel({ handle, onSignOut }: DataPanelProps) {
  const w = useSettingsMessages();
  const [asking, setAsking] = useState(false);
  const { signOut, busy } = useSignOutEverywhere(onSignOut);
  return (
    <Stack gap={5}>
      <Text>{w('dataIntro')}</Text>
      <ul className={styles.list}>
        {FACTS.map((fact) => (
          <li key={fact}>{w(fact)}</li>
        ))}
      </ul>
      <Muted>
        {w.rich('dataMore', {
          privacy: (
            <TextLink key="privacy" to="/help?tab=privacy">
              {w('dataPrivacy')}
            </TextLink>
          ),
        })}
      </Muted>
      <div className={styles.section}>
        <DataExportPanel />
      </div>
      <div className={styles.section}>
        <DataImportPanel />
      </div>
      <div className={styles.end}>
        <Button variant="outline" onClick={() => setAsking(true)}>
          {w('signOutEverywhere')}
        </Button>
        <Muted>{w('signOutEverywhereHint')}</Muted>
      </div>
      <div className={styles.end}>
        <DeleteAccount handle={handle} onLeft={onSignOut} />
      </div>
      {asking && (
        <ConfirmDialog
          open
          title={w('signOutEverywhereTitle')}
          text={w('signOutEverywhereText')}
          confirmLabel={w('signOutEverywhere')}
          danger
          busy={busy}
          onConfirm={() => void signOut()}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}

const styles = sheet({
  list: { display: 'grid', gap: '2', listStyle: 'disc', paddingInlineStart: '5', margin: '0', maxWidth: 'measure' },
  section: { paddingBlockStart: '5', borderBlockStartWidth: '1px', borderColor: 'border.hairline' },
  end: {
    display: 'grid',
    justifyItems: 'start',
    gap: '2',
    paddingBlockStart: '5',
    borderBlockStartWidth: '1px',
    borderColor: 'border.hairline',
  },
});
