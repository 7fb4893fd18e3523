import { Badge } from '../../../ui/feedback/Badge';
import { Muted, SectionHeading } from '../../../ui/layout/Layout';
import { sheet } from '../../../ui/theme/sheet';
import { useClaimName } from '../claim-names';
import type { UserDetailsQuery } from './Users.generated';
import { useUsersMessages } from './messages';

type Held = NonNullable<UserDetailsQuery['managedUser']>['heldClaims'];

/** The claims of a person with their source. */
export function HeldClaims({ held }: { held: Held }) {
  const w = useUsersMessages();
  const nameOf = useClaimName();
  return (
    <section>
      <SectionHeading>{w('claims')}</SectionHeading>
      {held.length === 0 && <Muted>{w('noClaims')}</Muted>}
      <ul className={styles.list}>
        {held.map(({ claim, sources, isInForce }) => (
          <li key={claim.id} className={styles.row}>
            <span className={styles.words}>
              <bdi>{nameOf(claim)}</bdi>
              <code className={styles.value}>{claim.value}</code>
            </span>
            <span className={styles.sources}>
              {!isInForce && <Badge tone="danger">{w('notInForce')}</Badge>}
              {sources.includes('DIRECT') && <Badge tone="accent">{w('fromSelf')}</Badge>}
              {sources.includes('ROLE') && <Badge>{w('fromRole')}</Badge>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const styles = sheet({
  list: { listStyle: 'none', padding: '0', margin: '0' },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    paddingBlock: '2',
    '&:not(:last-child)': { borderBlockEndWidth: '1px', borderColor: 'border.hairline' },
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: '0' },
  value: { fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
  sources: { display: 'flex', gap: '1', flexShrink: '0' },
});
