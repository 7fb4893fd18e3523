import { Ban, X } from 'lucide-react';
import { errorMessage } from '../../../graphql/error-messages';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Button } from '../../../ui/form/Button';
import { IconButton } from '../../../ui/form/IconButton';
import { Muted, Row, SectionHeading, Stack } from '../../../ui/layout/Layout';
import { Avatar } from '../../../ui/media/Avatar';
import { TextLink } from '../../../ui/navigation/TextLink';
import { Drawer } from '../../../ui/overlay/Drawer';
import { sheet } from '../../../ui/theme/sheet';
import { useViewer } from '../../session/viewer/viewer';
import { personPath } from '../audit-log/subject-path';
import { InviteBadge } from './InviteBadge';
import { type ManagedInvite_InviteFragment, useInviteDetailsQuery } from './Invites.generated';
import { useManagedInviteMessages } from './messages';

interface InviteDrawerProps {
  id: string;
  onRevoke: (invite: ManagedInvite_InviteFragment) => void;
  onClose: () => void;
}

/** One invite over the list: its limits, and who joined with it. */
export function InviteDrawer({ id, onRevoke, onClose }: InviteDrawerProps) {
  const t = useT();
  const w = useManagedInviteMessages();
  const formats = useFormats();
  const { data, error, loading, refetch, fetchMore } = useInviteDetailsQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const invite = data?.managedInvite;
  const moment = (date: string) => formats.moment(new Date(date));
  return (
    <Drawer open onClose={onClose} side="end" wide label={w('inviteOf', { name: invite?.owner.displayName ?? '' })}>
      <div className={styles.root}>
        <Row justify="end">
          <IconButton icon={X} label={t('states.close')} tooltip={false} onClick={onClose} />
        </Row>
        {invite ? (
          <Stack gap={6}>
            <header className={styles.head}>
              <Person person={invite.owner} size="lg" />
              <InviteBadge state={invite.state} />
            </header>
            <dl className={styles.facts}>
              {[
                { label: w('uses'), value: formats.number(invite.uses) },
                {
                  label: w('limit'),
                  value: invite.maxUses === null ? w('noLimit') : formats.number(invite.maxUses),
                },
                { label: w('created'), value: moment(invite.createdAt) },
                { label: w('expires'), value: invite.expiresAt === null ? w('never') : moment(invite.expiresAt) },
                ...(invite.revokedAt === null ? [] : [{ label: w('revokedOn'), value: moment(invite.revokedAt) }]),
                { label: w('follows'), value: w(invite.followsOwner ? 'yes' : 'no') },
              ].map(({ label, value }) => (
                <div key={label} className={styles.fact}>
                  <dt className={styles.label}>{label}</dt>
                  <dd className={styles.value}>{value}</dd>
                </div>
              ))}
            </dl>
            {invite.state === 'OPEN' && (
              <Button
                variant="outline"
                size="sm"
                icon={Ban}
                className={styles.revoke}
                aria-haspopup="dialog"
                onClick={() => onRevoke(invite)}
              >
                {w('revoke')}
              </Button>
            )}
            <section>
              <SectionHeading id={`people-${id}`}>{w('people')}</SectionHeading>
              {invite.people.edges.length > 0 && (
                <ul className={styles.people} aria-labelledby={`people-${id}`}>
                  {invite.people.edges.map(({ node }) => (
                    <li key={node.id} className={styles.item}>
                      <Person person={node} size="sm" />
                      <Muted>{w('joined', { date: formats.day(new Date(node.createdAt)) })}</Muted>
                    </li>
                  ))}
                </ul>
              )}
              {invite.people.pageInfo.hasNextPage ? (
                <Button
                  variant="outline"
                  size="sm"
                  loading={loading}
                  onClick={() =>
                    void fetchMore({ variables: { id, after: invite.people.pageInfo.endCursor } }).catch(
                      () => undefined,
                    )
                  }
                >
                  {w('showMore')}
                </Button>
              ) : invite.uses === 0 ? (
                <Muted>{w('noPeople')}</Muted>
              ) : (
                invite.people.edges.length < invite.uses && <Muted>{w('goneAccounts')}</Muted>
              )}
            </section>
          </Stack>
        ) : error || data ? (
          <ErrorCard
            title={data ? w('gone') : w('loadFailed')}
            reason={error ? errorMessage(error, t, w('loadFailed')) : t('states.notFoundText')}
            busy={loading}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <div role="status" aria-label={t('states.loading')}>
            <Stack gap={4}>
              <Skeleton height="4rem" />
              <Skeleton height="9rem" />
              <Skeleton height="6rem" />
            </Stack>
          </div>
        )}
      </div>
    </Drawer>
  );
}

interface PersonProps {
  person: { id: string; handle: string; displayName: string; imageUrl: string | null };
  size: 'sm' | 'lg';
}

/** Someone by picture and name, with a link to their account or, for those who may not read it, their profile. */
function Person({ person: { id, handle, displayName, imageUrl }, size }: PersonProps) {
  const claims = useViewer()?.claims;
  const path = personPath(id, handle, (claim) => claims?.has(claim) ?? false) ?? '';
  return (
    <span className={styles.person}>
      <Avatar handle={handle} name={displayName} src={imageUrl} size={size} />
      <span className={styles.words}>
        <TextLink quiet to={path}>
          <bdi>{displayName}</bdi>
        </TextLink>
        <bdi className={styles.handle}>@{handle}</bdi>
      </span>
    </span>
  );
}

const styles = sheet({
  root: { padding: '4', paddingBlockEnd: '10' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
  person: { display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' },
  words: { display: 'flex', flexDirection: 'column', alignItems: 'start', minWidth: '0', overflowWrap: 'anywhere' },
  handle: { fontSize: 'sm', color: 'fg.muted' },
  facts: { margin: '0', display: 'flex', flexDirection: 'column', gap: '1.5' },
  fact: { display: 'flex', justifyContent: 'space-between', gap: '4', fontSize: 'sm' },
  label: { color: 'fg.muted' },
  value: { margin: '0', textAlign: 'end', overflowWrap: 'anywhere' },
  revoke: { alignSelf: 'start' },
  people: { listStyle: 'none', padding: '0', margin: '0', marginBlockEnd: '3' },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    minHeight: 'target',
    paddingBlock: '2',
  },
});
