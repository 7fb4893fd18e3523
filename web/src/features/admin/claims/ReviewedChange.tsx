import { ArrowDown, ArrowUp } from 'lucide-react';
import { Icon } from '../../../ui/media/Icon';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { sheet } from '../../../ui/theme/sheet';
import { useClaimName } from '../claim-names';
import { useRoleGainsQuery } from './Claims.generated';
import type { GrantChange } from './useRoleChanges';
import { useClaimsMessages } from './messages';

/** The number of people that a change affects. People who hold the claim individually keep it. */
export function ReviewedChange({ change: { role, claim, grant } }: { change: GrantChange }) {
  const w = useClaimsMessages();
  const nameOf = useClaimName();
  const { data, error } = useRoleGainsQuery({ variables: { role, claimId: claim.id }, fetchPolicy: 'network-only' });
  const value = <code key="claim">{claim.value}</code>;
  return (
    <li className={styles.row}>
      <Icon of={grant ? ArrowUp : ArrowDown} size={18} className={grant ? styles.gain : styles.loss} />
      <span className={styles.words}>
        <span>
          {data && w.rich(grant ? 'gain' : 'lose', { count: data.roleSize, claim: value })}
          {!data && (error ? value : <Skeleton height="1.2em" width="12rem" />)}
        </span>
        <span className={styles.detail}>
          <bdi>{nameOf(claim)}</bdi> · {w('asRole', { role: w(role) })}
        </span>
      </span>
    </li>
  );
}

const styles = sheet({
  row: { display: 'flex', gap: '3', alignItems: 'flex-start' },
  words: { display: 'flex', flexDirection: 'column', minWidth: '0' },
  detail: { color: 'fg.muted', fontSize: 'sm' },
  gain: { color: 'brand.fg', flexShrink: '0', marginBlockStart: '0.5' },
  loss: { color: 'danger.fg', flexShrink: '0', marginBlockStart: '0.5' },
});
