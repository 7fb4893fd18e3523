import { RotateCcw } from 'lucide-react';
import { useT } from '../i18n/I18nProvider';
import { Button } from './Button';
import { PondDrawing } from './pond/PondDrawing';
import { stateStyles as styles } from './state-styles';

export interface ErrorCardProps {
  title?: string;
  /** h1 where it is the whole of a page. */
  as?: 'h1' | 'h2';
  /** What happened and what is safe, in words for people. */
  reason: string;
  onRetry: () => void;
  /** It is asked for again. The reason goes meanwhile, so that it is told anew where that fails. */
  busy?: boolean;
}

/** In the place of what could not be loaded. */
export function ErrorCard({ title, as: Heading = 'h2', reason, onRetry, busy }: ErrorCardProps) {
  const t = useT();
  return (
    <div role="alert" className={styles.root}>
      <PondDrawing of="ripples" />
      <Heading className={styles.title}>{title ?? t('states.listFailed')}</Heading>
      <p dir="auto" className={styles.text}>
        {busy ? t('states.loading') : reason}
      </p>
      <Button variant="outline" icon={RotateCcw} loading={busy} onClick={onRetry} className={styles.action}>
        {t('states.retry')}
      </Button>
    </div>
  );
}
