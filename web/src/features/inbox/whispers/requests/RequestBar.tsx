import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../../ui/form/Button';
import { Muted } from '../../../../ui/layout/Layout';
import { sheet } from '../../../../ui/theme/sheet';
import { relationshipDialog } from '../../../people/relationships/relationship-dialog';
import { reportDialog } from '../../../people/reports/report-dialog';
import type { Conversation_ConversationFragment as Conversation, Whisper_WhisperFragment } from '../Whispers.generated';
import { useWhisperRequestMessages } from './messages';
import { useWhisperRequests } from './useWhisperRequests';

interface RequestBarProps {
  id: string;
  /** Who began it. */
  sender: Conversation['participants'][number] | undefined;
  /** Those that are loaded, newest first. */
  whispers: readonly Whisper_WhisperFragment[];
}

/** In place of the composer, for as long as a request waits. */
export function RequestBar({ id, sender, whispers }: RequestBarProps) {
  const w = useWhisperRequestMessages();
  const navigate = useNavigate();
  const { accept, dismiss } = useWhisperRequests();
  const [busy, setBusy] = useState<'accept' | 'dismiss' | null>(null);
  const theirs = whispers
    .filter(({ author, isDeleted }) => author.id === sender?.id && !isDeleted)
    .map(({ id: whisperId, content, createdAt }) => ({ id: whisperId, content, createdAt }));

  async function decide(choice: 'accept' | 'dismiss') {
    if (busy) return;
    setBusy(choice);
    const done = await (choice === 'accept' ? accept : dismiss)(id);
    setBusy(null);
    if (done && choice === 'dismiss') void navigate('/whispers/requests', { replace: true });
  }

  return (
    <div className={styles.bar}>
      <Muted>{w('question')}</Muted>
      <div className={styles.buttons}>
        <Button size="sm" loading={busy === 'accept'} onClick={() => void decide('accept')}>
          {w('accept')}
        </Button>
        <Button size="sm" variant="outline" loading={busy === 'dismiss'} onClick={() => void decide('dismiss')}>
          {w('remove')}
        </Button>
        {sender && (
          <Button size="sm" variant="outline" onClick={() => relationshipDialog.open('block', sender)}>
            {w('block')}
          </Button>
        )}
        {sender && theirs.length > 0 && (
          <Button
            size="sm"
            variant="outline"
            onClick={() => reportDialog.open({ kind: 'WHISPERS', person: sender, whispers: theirs })}
          >
            {w('report')}
          </Button>
        )}
      </div>
    </div>
  );
}

const styles = sheet({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '16',
    paddingInline: { base: '3', md: '4' },
    paddingBlockStart: '2',
    paddingBlockEnd: 'calc(0.75rem + env(safe-area-inset-bottom))',
    bg: 'bg.card',
    borderBlockStartWidth: '1px',
    borderColor: 'border.hairline',
    fontSize: 'sm',
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '2' },
});
