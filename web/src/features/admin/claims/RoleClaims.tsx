import { useState } from 'react';
import type { Role } from '../../../graphql/schema.generated';
import { SegmentedControl } from '../../../ui/form/Choices';
import { Muted, SectionHeading, Stack } from '../../../ui/layout/Layout';
import { Switch } from '../../../ui/form/Switch';
import { cx, sheet } from '../../../ui/theme/sheet';
import { ROLES } from '../users/managed-user';
import { useCategoryName, useClaimName } from '../claim-names';
import { Loading } from './Loading';
import { PendingChanges } from './PendingChanges';
import { useClaimCategories } from './useClaimCategories';
import { useRoleChanges } from './useRoleChanges';
import { useClaimsMessages } from './messages';

/** The claims of a role with switches. Changes are collected for review. */
export function RoleClaims() {
  const w = useClaimsMessages();
  const nameOf = useClaimName();
  const categoryName = useCategoryName();
  const { categories, error, again } = useClaimCategories();
  const changes = useRoleChanges();
  const { grants } = changes;
  const [role, setRole] = useState<Role>('BASIC');
  if (!categories || !grants.isLoaded) return <Loading error={error ?? grants.error} onRetry={again} />;

  return (
    <Stack gap={5}>
      <Muted>{w('rolesLead')}</Muted>
      <SegmentedControl
        legend={w('role')}
        value={role}
        options={ROLES.map((value) => ({ value, label: w(value) }))}
        onChange={setRole}
      />
      <Muted role="status">
        {w('roleSize', { count: grants.size(role) })}
        {role === 'ROOT' && <> · {w('rootNote')}</>}
      </Muted>
      {categories
        .filter(({ definitions }) => definitions.length > 0)
        .map((category) => (
          <section key={category.id} className={styles.category}>
            <SectionHeading>{categoryName(category)}</SectionHeading>
            {category.definitions.map((claim) => (
              <div key={claim.id} className={cx(changes.isChanged(role, claim.id) && styles.changed)}>
                <Switch
                  label={nameOf(claim)}
                  hint={<code>{claim.value}</code>}
                  checked={changes.has(role, claim.id)}
                  disabled={!grants.mayChange(role, claim)}
                  onChange={(wanted) => changes.set(role, claim, wanted)}
                />
              </div>
            ))}
          </section>
        ))}
      <PendingChanges of={changes} />
    </Stack>
  );
}

const styles = sheet({
  category: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    padding: '4',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'card',
    bg: 'bg.card',
  },
  changed: {
    marginInline: '-2',
    paddingInline: '2',
    borderRadius: 'control',
    bg: 'bg.selected',
  },
});
