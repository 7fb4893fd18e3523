import { Button } from '../../../ui/form/Button';
import { Text } from '../../../ui/layout/Layout';
import { GuestCard } from '../GuestCard';
import { CodeCard } from './CodeCard';
import { leaveToApp } from './leave-to-app';
import { useAppMessages } from './messages';

/** What the person answered, and how it goes on. */
export interface Answered {
  readonly isAllowed: boolean;
  /** Where the browser was sent. */
  readonly redirectTo: string | null;
  readonly code: string | null;
}

interface AnsweredCardProps {
  app: string;
  /** As the server names the address to which the browser goes. */
  place: string | null;
  answered: Answered;
}

/** After the answer, while another page loads or an app opens. */
export function AnsweredCard({ app, place, answered: { isAllowed, redirectTo, code } }: AnsweredCardProps) {
  const w = useAppMessages();
  if (code !== null) return <CodeCard app={app} code={code} />;
  if (redirectTo !== null && /^https?:/.test(redirectTo)) {
    return (
      <GuestCard title={w('page')}>
        <Text role="status">{w.rich('leaving', { place: <bdi key="place">{place}</bdi> })}</Text>
      </GuestCard>
    );
  }
  return (
    <GuestCard
      title={w('page')}
      heading={w.rich(isAllowed ? 'doneTitle' : 'deniedTitle', { app: <bdi key="app">{app}</bdi> })}
    >
      <Text role="status">{w(isAllowed ? 'doneText' : 'deniedText')}</Text>
      {redirectTo !== null && (
        <Button size="lg" full onClick={() => leaveToApp(redirectTo)}>
          {w('openApp')}
        </Button>
      )}
    </GuestCard>
  );
}
