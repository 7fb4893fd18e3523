import { X } from 'lucide-react';
import { Suspense } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useRefreshWhileVisible } from '../../../graphql/useRefreshWhileVisible';
import { useT } from '../../../i18n/I18nProvider';
import { Drawer } from '../../../ui/overlay/Drawer';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { IconButton } from '../../../ui/form/IconButton';
import { Row, Stack } from '../../../ui/layout/Layout';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { sheet } from '../../../ui/theme/sheet';
import { HistoryLink } from '../../session/history/HistoryLink';
import { useHolds } from '../../session/viewer/claims';
import { useViewer } from '../../session/viewer/viewer';
import { HeldClaims } from './HeldClaims';
import { mayManage } from './managed-user';
import { UserAccess } from './UserAccess';
import { UserActions } from './UserActions';
import { UserDeletion } from './UserDeletion';
import { UserHead } from './UserHead';
import { UserSessions } from './UserSessions';
import { UserDetailsDocument, useUserDetailsQuery } from './Users.generated';
import { useUsersMessages } from './messages';
import { ModerationSection } from '../moderation/decisions/ModerationSection';

interface UserDrawerProps {
  id: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** The details and actions of an account. */
export function UserDrawer({ id, onClose, onDeleted }: UserDrawerProps) {
  const t = useT();
  const w = useUsersMessages();
  const viewer = useViewer();
  const { data, error, loading, refetch } = useUserDetailsQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  useRefreshWhileVisible(UserDetailsDocument, { id });
  const seesRecord = useHolds('reports.read');
  const user = data?.managedUser;
  const again = () => void refetch().catch(() => undefined);
  const mayChange = user ? mayManage(viewer, user) : false;
  return (
    <Drawer open onClose={onClose} side="end" wide label={w('details', { name: user?.user.displayName ?? '' })}>
      <div className={styles.root}>
        <Row justify="end">
          {user && <HistoryLink of={id} name={user.user.displayName} />}
          <IconButton icon={X} label={t('states.close')} tooltip={false} onClick={onClose} />
        </Row>
        {user ? (
          <Stack gap={6}>
            <UserHead user={user} />
            <UserActions user={user} mayChange={mayChange} />
            {mayChange && user.isActive && <UserAccess user={user} />}
            <UserSessions user={user} sessions={user.sessions} mayEnd={mayChange} onEnded={again} />
            {seesRecord && (
              <Suspense fallback={<Skeleton height="6rem" />}>
                <ModerationSection userId={id} name={user.user.displayName} mayChange={mayChange} />
              </Suspense>
            )}
            <HeldClaims held={user.heldClaims} />
            {mayChange && <UserDeletion user={user} onDeleted={onDeleted} />}
          </Stack>
        ) : error || data ? (
          <ErrorCard
            title={w('loadFailed')}
            reason={errorMessage(error, t, t('errors.userNotFound'))}
            busy={loading}
            onRetry={again}
          />
        ) : (
          <div role="status" aria-label={t('states.loading')}>
            <Stack gap={4}>
              <Skeleton height="5rem" />
              <Skeleton height="3rem" />
              <Skeleton height="9rem" />
            </Stack>
          </div>
        )}
      </div>
    </Drawer>
  );
}

const styles = sheet({ root: { padding: '4', paddingBlockEnd: '10' } });
