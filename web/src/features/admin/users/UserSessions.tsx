import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { ConfirmDialog } from '../../../ui/overlay/Dialog';
import { Muted, SectionHeading } from '../../../ui/layout/Layout';
import { sheet } from '../../../ui/theme/sheet';
import { toast } from '../../../ui/feedback/toast';
import { SessionRow } from '../../session/devices/SessionRow';
import type { ManagedUser } from './managed-user';
import { useEndUserSessionMutation, useSignOutUserMutation, type UserDetailsQuery } from './Users.generated';
import { useUsersMessages } from './messages';

interface UserSessionsProps {
  user: ManagedUser;
  sessions: NonNullable<UserDetailsQuery['managedUser']>['sessions'];
  mayEnd: boolean;
  onEnded: () => void;
}

/** The sessions of an account, with buttons to end one or all of them. */
export function UserSessions({ user, sessions, mayEnd, onEnded }: UserSessionsProps) {
  const t = useT();
  const w = useUsersMessages();
  const [asked, setAsked] = useState<{ id: string; device: string } | null>(null);
  const [isAllAsked, setAllAsked] = useState(false);
  const [end, { loading }] = useEndUserSessionMutation();
  const [signOut, { loading: isSigningOut }] = useSignOutUserMutation();

  async function confirm(id: string) {
    try {
      await end({ variables: { userId: user.id, id } });
      toast.success(w('ended'));
      onEnded();
    } catch (error) {
      toast.error(errorMessage(error, t, w('endFailed')));
    }
    setAsked(null);
  }

  async function endAll() {
    try {
      await signOut({ variables: { id: user.id } });
      toast.success(w('signedOut'));
    } catch (error) {
      toast.error(errorMessage(error, t, w('signOutFailed')));
    }
    setAllAsked(false);
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
      {mayEnd && (
        <Button variant="outline" size="sm" icon={LogOut} className={styles.all} onClick={() => setAllAsked(true)}>
          {w('signOut')}
        </Button>
      )}
      <ConfirmDialog
        open={isAllAsked}
        title={w('signOutTitle', { name: user.user.displayName })}
        text={w('signOutText')}
        confirmLabel={w('signOut')}
        busy={isSigningOut}
        onConfirm={() => void endAll()}
        onClose={() => setAllAsked(false)}
      />
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

const styles = sheet({
  list: { listStyle: 'none', padding: '0', margin: '0' },
  all: { marginBlockStart: '3' },
});
