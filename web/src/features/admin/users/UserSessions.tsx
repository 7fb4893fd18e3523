import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { ConfirmDialog } from '../../../ui/overlay/Dialog';
import { Muted, SectionHeading } from '../../../ui/layout/Layout';
import { sheet } from '../../../ui/theme/sheet';
import { toast } from '../../../ui/feedback/toast';
import { SessionRow } from '../../session/devices/SessionRow';
import { useEndUserSessionMutation, type UserDetailsQuery } from './Users.generated';
import { useUsersMessages } from './messages';

interface UserSessionsProps {
  userId: string;
  sessions: NonNullable<UserDetailsQuery['managedUser']>['sessions'];
  mayEnd: boolean;
  onEnded: () => void;
}

/** The sessions of an account, each with a button to end it. */
export function UserSessions({ userId, sessions, mayEnd, onEnded }: UserSessionsProps) {
  const t = useT();
  const w = useUsersMessages();
  const [asked, setAsked] = useState<{ id: string; device: string } | null>(null);
  const [end, { loading }] = useEndUserSessionMutation();

  async function confirm(id: string) {
    try {
      await end({ variables: { userId, id } });
      toast.success(w('ended'));
      onEnded();
    } catch (error) {
      toast.error(errorMessage(error, t, w('endFailed')));
    }
    setAsked(null);
  }

  return (
    <section>
      <SectionHeading>{w('sessions')}</SectionHeading>
      {sessions.length === 0 && <Muted>{w('noSessions')}</Muted>}
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={mayEnd ? (id, device) => setAsked({ id, device }) : undefined}
          />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          open
          title={w('endTitle')}
          text={w('endText', { device: asked.device })}
          confirmLabel={w('end')}
          danger
          busy={loading}
          onConfirm={() => void confirm(asked.id)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

const styles = sheet({ list: { listStyle: 'none', padding: '0', margin: '0' } });
