import { KeyRound } from 'lucide-react';
import { useFormats } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { Row } from '../../../ui/layout/Layout';
import { AccessRow } from '../../session/devices/AccessRow';
import { InWords } from '../../session/devices/InWords';
import { useSecurityMessages } from './messages';
import type { PasskeyRow_PasskeyFragment } from './Security.generated';

interface PasskeyRowProps {
  passkey: PasskeyRow_PasskeyFragment;
  onRename: () => void;
  onRemove: () => void;
}

/** A passkey with its use, and buttons to rename and remove it. */
export function PasskeyRow({ passkey: { name, createdAt, lastUsedAt }, onRename, onRemove }: PasskeyRowProps) {
  const w = useSecurityMessages();
  const formats = useFormats();
  return (
    <AccessRow
      icon={KeyRound}
      name={<bdi>{name}</bdi>}
      lines={[
        w('addedOn', { date: formats.day(new Date(createdAt)) }),
        lastUsedAt === null ? w('neverUsed') : w.rich('lastUsed', { time: <InWords key="last" at={lastUsedAt} /> }),
      ]}
      action={
        <Row wrap justify="end">
          <Button variant="ghost" size="sm" aria-label={w('renameOf', { name })} onClick={onRename}>
            {w('rename')}
          </Button>
          <Button variant="outline" size="sm" aria-label={w('removeOf', { name })} onClick={onRemove}>
            {w('remove')}
          </Button>
        </Row>
      }
    />
  );
}
