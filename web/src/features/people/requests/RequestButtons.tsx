import { type MouseEvent, useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { sheet } from '../../../ui/theme/sheet';
import { useFollowRequestMessages } from './messages';
import { useFollowRequests } from './useFollowRequests';

interface RequestButtonsProps {
  person: { id: string; handle: string; displayName: string };
  /** Called with the pressed button before the request leaves its list; returns what to do once it has. */
  onDecide: (pressed: HTMLElement) => () => void;
}

/** Accepts or declines a request to follow. */
export function RequestButtons({ person, onDecide }: RequestButtonsProps) {
  const w = useFollowRequestMessages();
  const { accept, decline } = useFollowRequests();
  const [busy, setBusy] = useState<'accept' | 'decline' | null>(null);
  const name = person.displayName || person.handle;

  async function decide(choice: 'accept' | 'decline', event: MouseEvent<HTMLElement>) {
    if (busy) return;
    setBusy(choice);
    const after = onDecide(event.currentTarget);
    if (await (choice === 'accept' ? accept : decline)(person)) after();
    setBusy(null);
  }

  return (
    <span className={styles.buttons}>
      <Button
        size="sm"
        aria-label={w('acceptPerson', { name })}
        loading={busy === 'accept'}
        onClick={(event) => void decide('accept', event)}
      >
        {w('accept')}
      </Button>
      <Button
        size="sm"
        variant="outline"
        aria-label={w('declinePerson', { name })}
        loading={busy === 'decline'}
        onClick={(event) => void decide('decline', event)}
      >
        {w('decline')}
      </Button>
    </span>
  );
}

const styles = sheet({ buttons: { display: 'flex', flexWrap: 'wrap', gap: '2' } });
