import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useRefreshWhileVisible } from '../../../graphql/useRefreshWhileVisible';
import { useT } from '../../../i18n/I18nProvider';
import { Badge } from '../../../ui/feedback/Badge';
import { Button } from '../../../ui/form/Button';
import { Muted, SectionHeading, Stack } from '../../../ui/layout/Layout';
import { SelectField } from '../../../ui/form/TextField';
import { sheet } from '../../../ui/theme/sheet';
import { toast } from '../../../ui/feedback/toast';
import { useViewer } from '../../session/viewer/viewer';
import { outranks } from '../users/managed-user';
import { useClaimName } from '../claim-names';
import {
  ClaimsOfPersonDocument,
  useClaimsOfPersonQuery,
  useGrantUserClaimMutation,
  useRevokeUserClaimMutation,
} from './Claims.generated';
import { Loading } from './Loading';
import { useClaimCategories } from './useClaimCategories';
import { useClaimsMessages } from './messages';

/** The claims of a person with their source, and buttons to grant and revoke. */
export function PersonClaims({ id }: { id: string }) {
  const t = useT();
  const w = useClaimsMessages();
  const viewer = useViewer();
  const nameOf = useClaimName();
  const { categories } = useClaimCategories();
  const { data, error, refetch } = useClaimsOfPersonQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  useRefreshWhileVisible(ClaimsOfPersonDocument, { id });
  const [grant, { loading: granting }] = useGrantUserClaimMutation();
  const [revoke, { loading: revoking }] = useRevokeUserClaimMutation();
  const [chosen, setChosen] = useState('');
  const person = data?.managedUser;
  if (!person) return <Loading error={error} onRetry={() => void refetch().catch(() => undefined)} />;

  const mayChange = viewer !== null && viewer.id !== id && outranks(viewer.role, person.role);
  const own = new Set(
    person.heldClaims.filter(({ sources }) => sources.includes('DIRECT')).map(({ claim }) => claim.id),
  );
  const grantable = (categories ?? [])
    .flatMap(({ definitions }) => definitions)
    .filter((claim) => !own.has(claim.id) && viewer?.claims.has(claim.value));
  const wanted = grantable.find((claim) => claim.id === chosen) ?? grantable[0];

  async function change(claimId: string, isGrant: boolean) {
    try {
      await (isGrant ? grant : revoke)({ variables: { userId: id, claimId } });
      toast.success(w(isGrant ? 'granted' : 'revoked'));
    } catch (failure) {
      toast.error(errorMessage(failure, t, w('saveFailed')));
    }
  }

  return (
    <section className={styles.card}>
      <SectionHeading>{w('held', { name: person.user.displayName })}</SectionHeading>
      {person.heldClaims.length === 0 && <Muted>{w('nothingHeld')}</Muted>}
      <ul className={styles.list}>
        {person.heldClaims.map(({ claim, sources, isInForce }) => (
          <li key={claim.id} className={styles.row}>
            <span className={styles.words}>
              <bdi>{nameOf(claim)}</bdi>
              <code className={styles.value}>{claim.value}</code>
            </span>
            {!isInForce && <Badge tone="danger">{w('inactive')}</Badge>}
            {sources.includes('ROLE') && <Badge>{w('fromRole')}</Badge>}
            {sources.includes('DIRECT') && <Badge tone="accent">{w('direct')}</Badge>}
            {sources.includes('DIRECT') && mayChange && viewer.claims.has(claim.value) && (
              <Button
                variant="outline"
                size="sm"
                loading={revoking}
                aria-label={w('revokeOf', { claim: nameOf(claim) })}
                onClick={() => void change(claim.id, false)}
              >
                {w('revoke')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!mayChange ? (
        <Muted>{w('locked')}</Muted>
      ) : wanted === undefined ? (
        <Muted>{w('nothingToGrant')}</Muted>
      ) : (
        <Stack gap={3}>
          <SelectField
            label={w('grantClaim')}
            value={wanted.id}
            options={grantable.map((claim) => ({ value: claim.id, label: `${nameOf(claim)} (${claim.value})` }))}
            onChange={(event) => setChosen(event.target.value)}
          />
          <div>
            <Button loading={granting} onClick={() => void change(wanted.id, true)}>
              {w('grant')}
            </Button>
          </div>
        </Stack>
      )}
    </section>
  );
}

const styles = sheet({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    padding: '4',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'card',
    bg: 'bg.card',
  },
  list: { listStyle: 'none', padding: '0', margin: '0' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    paddingBlock: '2',
    '&:not(:last-child)': { borderBlockEndWidth: '1px', borderColor: 'border.hairline' },
  },
  words: { flex: '1', display: 'flex', flexDirection: 'column', minWidth: '10rem' },
  value: { fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
});
