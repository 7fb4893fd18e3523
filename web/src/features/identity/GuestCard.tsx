import type { ReactNode } from 'react';
import { Card } from '../../ui/Card';
import { useTakeOver } from '../../ui/server-page';
import { sheet } from '../../ui/theme/sheet';
import { usePageTitle } from '../../ui/usePageTitle';

interface GuestCardProps {
  /** Of the page. */
  title: string;
  /** Above the content, where it says more than the title. */
  heading?: string;
  children: ReactNode;
  /** Under the card: where else one may want to go. */
  foot?: ReactNode;
}

/** The one card on a page for somebody who is not in yet. */
export function GuestCard({ title, heading, children, foot }: GuestCardProps) {
  usePageTitle(title);
  useTakeOver(true);
  return (
    <div className={styles.root}>
      <Card padding="lg">
        <h1 className={styles.heading}>{heading ?? title}</h1>
        <div className={styles.content}>{children}</div>
      </Card>
      {foot && <p className={styles.foot}>{foot}</p>}
    </div>
  );
}

const styles = sheet({
  root: { width: 'full', maxWidth: '27rem' },
  heading: { fontSize: 'xl', marginBlockEnd: '5' },
  content: { display: 'flex', flexDirection: 'column', gap: '5' },
  foot: { marginBlockStart: '5', textAlign: 'center', color: 'fg.muted' },
});
