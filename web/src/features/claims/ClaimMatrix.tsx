import { useState } from 'react';
import type { Role } from '../../graphql/schema.generated';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Muted, Row, Stack } from '../../ui/Layout';
import { cx, sheet } from '../../ui/theme/sheet';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ROLES } from '../users/managed-user';
import { useCategoryName, useClaimName } from './claim-names';
import { Loading } from './Loading';
import { type GrantChange, ReviewDialog } from './ReviewDialog';
import { type ClaimDefinition, useClaimCategories } from './useClaimCategories';
import { useRoleGrants } from './useRoleGrants';
import { useClaimsWords } from './words';

const keyOf = (role: Role, claimId: string) => `${role} ${claimId}`;

/** Roles against claims, by category. Changes gather until they were reviewed. */
export function ClaimMatrix() {
  const w = useClaimsWords();
  const nameOf = useClaimName();
  const categoryName = useCategoryName();
  const { categories, error, again } = useClaimCategories();
  const grants = useRoleGrants();
  const [changes, setChanges] = useState<ReadonlyMap<string, GrantChange>>(new Map());
  const [reviewing, setReviewing] = useState(false);

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

  function toggle(role: Role, claim: ClaimDefinition, wanted: boolean) {
    const next = new Map(changes);
    if (wanted === grants.has(role, claim.id)) next.delete(keyOf(role, claim.id));
    else next.set(keyOf(role, claim.id), { role, claim, grant: wanted });
    setChanges(next);
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
                  {ROLES.map((role) => {
                    const change = changes.get(keyOf(role, claim.id));
                    return (
                      <td key={role} className={cx(styles.cell, change && styles.changed)}>
                        <label className={styles.target}>
                          <input
                            type="checkbox"
                            className={styles.box}
                            aria-label={w('grantOf', { claim: nameOf(claim), role: w(role) })}
                            checked={change?.grant ?? grants.has(role, claim.id)}
                            disabled={!grants.mayChange(role, claim)}
                            onChange={(event) => toggle(role, claim, event.target.checked)}
                          />
                        </label>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <Muted>
        {w('rootNote')} {w('notYours')}
      </Muted>
      {changes.size > 0 && (
        <div className={styles.bar} role="status">
          <strong>{w('changes', { count: changes.size })}</strong>
          <Row>
            <Button variant="ghost" onClick={() => setChanges(new Map())}>
              {w('discard')}
            </Button>
            <Button onClick={() => setReviewing(true)}>{w('review')}</Button>
          </Row>
        </div>
      )}
      {reviewing && (
        <ReviewDialog
          changes={[...changes.values()]}
          onClose={() => setReviewing(false)}
          onSaved={async () => {
            await grants.refetch();
            setChanges(new Map());
            setReviewing(false);
          }}
        />
      )}
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
  box: { width: '5', height: '5', accentColor: 'var(--chakra-colors-brand-solid)' },
  bar: {
    position: 'sticky',
    insetBlockEnd: { base: '4.5rem', md: '4' },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    padding: '3',
    paddingInlineStart: '5',
    borderRadius: 'card',
    bg: 'bg.raised',
    boxShadow: 'dialog',
  },
});
