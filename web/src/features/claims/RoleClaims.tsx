import { useState } from 'react';
import { errorMessage } from '../../graphql/error-messages';
import type { Role } from '../../graphql/schema.generated';
import { useT } from '../../i18n/I18nProvider';
import { SegmentedControl } from '../../ui/Choices';
import { Muted, SectionHeading, Stack } from '../../ui/Layout';
import { Switch } from '../../ui/Switch';
import { sheet } from '../../ui/theme/sheet';
import { toast } from '../../ui/toast';
import { ROLES } from '../users/managed-user';
import { useCategoryName, useClaimName } from './claim-names';
import { useGrantRoleClaimMutation, useRevokeRoleClaimMutation } from './Claims.generated';
import { Loading } from './Loading';
import { type ClaimDefinition, useClaimCategories } from './useClaimCategories';
import { useRoleGrants } from './useRoleGrants';
import { useClaimsWords } from './words';

/** The claims of one role, each with a switch. */
export function RoleClaims() {
  const t = useT();
  const w = useClaimsWords();
  const nameOf = useClaimName();
  const categoryName = useCategoryName();
  const { categories, error, again } = useClaimCategories();
  const grants = useRoleGrants();
  const [role, setRole] = useState<Role>('BASIC');
  const [grant] = useGrantRoleClaimMutation();
  const [revoke] = useRevokeRoleClaimMutation();
  if (!categories || !grants.isLoaded) return <Loading error={error ?? grants.error} onRetry={again} />;

  async function change(claim: ClaimDefinition, wanted: boolean) {
    try {
      await (wanted ? grant : revoke)({ variables: { role, claimId: claim.id } });
      await grants.refetch();
      toast.success(w(wanted ? 'granted' : 'revoked'));
    } catch (failure) {
      toast.error(errorMessage(failure, t, w('saveFailed')));
    }
  }

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
              <Switch
                key={claim.id}
                label={nameOf(claim)}
                hint={<code>{claim.value}</code>}
                checked={grants.has(role, claim.id)}
                disabled={!grants.mayChange(role, claim)}
                onChange={(wanted) => void change(claim, wanted)}
              />
            ))}
          </section>
        ))}
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
});
