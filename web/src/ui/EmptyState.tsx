import type { ReactNode } from 'react';
import { type Drawing, PondDrawing } from './pond/PondDrawing';
import { stateStyles as styles } from './state-styles';

export interface EmptyStateProps {
  drawing: Drawing;
  /** One sentence. */
  title: string;
  text?: string;
  /** One action: a Button or a ButtonLink. */
  action?: ReactNode;
  as?: 'h1' | 'h2';
}

export function EmptyState({ drawing, title, text, action, as: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      <PondDrawing of={drawing} />
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
