import { type MouseEvent, useState } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { sheet } from '../../../ui/theme/sheet';
import { personName } from '../../people/profiles/person-name';
import { useQuoteMessages } from './messages';
import { useQuoting } from './useQuoting';

interface QuoteDecisionProps {
  /** The quack that quotes. */
  id: string;
  by: { handle: string; displayName: string };
  /** Called with the pressed button before anything changes; returns what to do once it is decided. */
  onDecide?: (pressed: HTMLElement) => () => void;
}

/** Accepts or declines a quote of one's own quack. */
export function QuoteDecision({ id, by, onDecide }: QuoteDecisionProps) {
  const t = useT();
  const w = useQuoteMessages();
  const { decide } = useQuoting();
  const [busy, setBusy] = useState<'accept' | 'decline' | null>(null);
  const name = personName(by, t);

  async function choose(choice: 'accept' | 'decline', event: MouseEvent<HTMLElement>) {
    if (busy) return;
    setBusy(choice);
    const after = onDecide?.(event.currentTarget);
    if (await decide(id, choice === 'accept')) after?.();
    setBusy(null);
  }

  return (
    <span className={styles.buttons}>
      <Button
        size="sm"
        aria-label={w('acceptOf', { name })}
        loading={busy === 'accept'}
        onClick={(event) => void choose('accept', event)}
      >
        {w('accept')}
      </Button>
      <Button
        size="sm"
        variant="outline"
        aria-label={w('declineOf', { name })}
        loading={busy === 'decline'}
        onClick={(event) => void choose('decline', event)}
      >
        {w('decline')}
      </Button>
    </span>
  );
}

const styles = sheet({ buttons: { display: 'flex', flexWrap: 'wrap', gap: '2' } });
