import { Badge } from '../../../ui/feedback/Badge';
import { Muted, Row, Stack } from '../../../ui/layout/Layout';
import { cx, sheet } from '../../../ui/theme/sheet';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { ROLES } from '../users/managed-user';
import { useCategoryName, useClaimName } from '../claim-names';
import { Loading } from './Loading';
import { PendingChanges } from './PendingChanges';
import { useClaimCategories } from './useClaimCategories';
import { useRoleChanges } from './useRoleChanges';
import { useClaimsMessages } from './messages';

/** A matrix of roles and claims by category. Changes are collected for review. */
export function ClaimMatrix() {
  const w = useClaimsMessages();
  const nameOf = useClaimName();
  const categoryName = useCategoryName();
  const { categories, error, again } = useClaimCategories();
  const changes = useRoleChanges();
  const { grants } = changes;

  if (!categories || !grants.isLoaded) {
    return (
      <Loading
        error={error ?? grants.error}
        onRetry={() => {
          again();
          void grants.refetch().catch(() => undefined);
        }}
      />
    );
  }

  return (
    <Stack>
      <Muted>{w('lead')}</Muted>
      <div className={styles.scroller} role="region" aria-label={w('matrix')} tabIndex={0}>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{w('matrix')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.heading}>
                {w('claim')}
              </th>
              {ROLES.map((role) => (
                <th key={role} scope="col" className={styles.roleHeading}>
                  {w(role)}
                </th>
              ))}
            </tr>
          </thead>
          {categories.map((category) => (
            <tbody key={category.id}>
              <tr>
                <th scope="rowgroup" colSpan={ROLES.length + 1} className={styles.category}>
                  <Row>
                    <bdi>{categoryName(category)}</bdi>
                    {!category.isActive && <Badge tone="danger">{w('inactive')}</Badge>}
                  </Row>
                </th>
              </tr>
              {category.definitions.map((claim) => (
                <tr key={claim.id} className={styles.row}>
                  <th scope="row" className={styles.claim}>
                    <bdi>{nameOf(claim)}</bdi> {!claim.isActive && <Badge tone="danger">{w('inactive')}</Badge>}
                    <code className={styles.value}>{claim.value}</code>
                  </th>
                  {ROLES.map((role) => (
                    <td key={role} className={cx(styles.cell, changes.isChanged(role, claim.id) && styles.changed)}>
                      <label className={styles.target}>
                        <input
                          type="checkbox"
                          className={styles.box}
                          aria-label={w('grantOf', { claim: nameOf(claim), role: w(role) })}
                          checked={changes.has(role, claim.id)}
                          disabled={!grants.mayChange(role, claim)}
                          onChange={(event) => changes.set(role, claim, event.target.checked)}
                        />
                      </label>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <Muted>
        {w('rootNote')} {w('notYours')}
      </Muted>
      <PendingChanges of={changes} />
    </Stack>
  );
}

const styles = sheet({
  scroller: {
    overflowX: 'auto',
    borderRadius: 'card',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    bg: 'bg.card',
  },
  table: { width: 'full', borderCollapse: 'collapse', fontSize: 'sm', tableLayout: 'fixed' },
  heading: {
    height: '11',
    paddingInline: { base: '3', md: '4' },
    textAlign: 'start',
    fontWeight: 'medium',
    color: 'fg.muted',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
  },
  roleHeading: {
    height: '11',
    padding: '0',
    width: { base: '2.75rem', md: '5.5rem' },
    fontSize: { base: 'xs', md: 'sm' },
    textAlign: 'center',
    fontWeight: 'medium',
    color: 'fg.muted',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
  },
  category: {
    textAlign: 'start',
    paddingInline: { base: '3', md: '4' },
    paddingBlock: '2',
    bg: 'bg.sunken',
    fontWeight: 'bold',
  },
  row: { _hover: { bg: 'bg.hover' }, borderBlockStartWidth: '1px', borderColor: 'border.hairline' },
  claim: {
    textAlign: 'start',
    fontWeight: 'normal',
    paddingInline: { base: '3', md: '4' },
    paddingBlock: '2',
    overflowWrap: 'anywhere',
  },
  value: { display: 'block', color: 'fg.muted' },
  cell: { textAlign: 'center', padding: '0' },
  changed: { bg: 'bg.selected' },
  target: { display: 'inline-grid', placeItems: 'center', width: '11', height: '11', cursor: 'pointer' },
  box: { width: '5', height: '5', accentColor: 'brand.solid' },
});
