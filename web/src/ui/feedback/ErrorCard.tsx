import { RotateCcw } from 'lucide-react';
import { useT } from '../../i18n/I18nProvider';
import { Button } from '../form/Button';
import { LineDrawing } from '../media/pond/LineDrawing';
import { stateStyles as styles } from './state-styles';

export interface ErrorCardProps {
  title?: string;
  /** h1 if it is the whole page. */
  as?: 'h1' | 'h2';
  /** What happened and what is safe, for users. */
  reason: string;
  onRetry: () => void;
  /** Retries. The reason is removed meanwhile, so that it is announced again if it fails again. */
  busy?: boolean;
}

/** Shown instead of what could not be loaded. */
export function ErrorCard({ title, as: Heading = 'h2', reason, onRetry, busy }: ErrorCardProps) {
  const t = useT();
  return (
    <div role="alert" className={styles.root}>
      <LineDrawing of="ripples" />
      <Heading className={styles.title}>{title ?? t('states.listFailed')}</Heading>
      {(busy || reason !== title) && (
        <p dir="auto" className={styles.text}>
          {busy ? t('states.loading') : reason}
        </p>
      )}
      <Button variant="outline" icon={RotateCcw} loading={busy} onClick={onRetry} className={styles.action}>
        {t('states.retry')}
      </Button>
    </div>
  );
}
