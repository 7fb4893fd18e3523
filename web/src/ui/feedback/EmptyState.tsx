import type { ReactNode } from 'react';
import type { Drawing } from '../media/pond/drawing';
import { LineDrawing } from '../media/pond/LineDrawing';
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
      <LineDrawing of={drawing} />
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
