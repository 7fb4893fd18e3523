import { type ReactNode, useEffect } from 'react';
import { Card } from '../../ui/layout/Card';
import { useTakeOver } from '../../ui/layout/server-page';
import { sheet } from '../../ui/theme/sheet';
import { usePageTitle } from '../../ui/layout/usePageTitle';

interface GuestCardProps {
  /** The title of the page. */
  title: string;
  /** Text above the content, if it says more than the title. */
  heading?: ReactNode;
  children: ReactNode;
  /** Links below the card. */
  foot?: ReactNode;
}

/** The card of a guest page. */
export function GuestCard({ title, heading, children, foot }: GuestCardProps) {
  usePageTitle(title);
  useTakeOver(true);
  useEffect(() => {
    // While the server's page was shown, nothing of this one could have the focus.
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('#main [data-autofocus]')?.focus({ preventScroll: true });
  }, []);
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
