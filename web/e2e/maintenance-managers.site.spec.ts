import { en } from '../src/features/session/maintenance/messages.en';
import { expect, test } from './support/site';

const GRANT = 'mutation ($userId: ID!, $claimId: ID!) { grantUserClaim(userId: $userId, claimId: $claimId) { id } }';
const CREATE = 'mutation ($input: MaintenanceInput!) { createMaintenance(input: $input) { id } }';

test(
  'somebody below administrators who manages maintenance works on under the banner',
  { tag: '@nightly' },
  async ({ openBrowser, world }) => {
    const root = await world.root();
    const { claimDefinitions } = await world.graphql<{ claimDefinitions: { id: string; value: string }[] }>(
      '{ claimDefinitions { id value } }',
      {},
      root,
    );
    const claimId = claimDefinitions.find(({ value }) => value === 'maintenance.manage')?.id;
    const manager = await world.person();
    await world.graphql(GRANT, { userId: manager.id, claimId }, root);
    const { createMaintenance: window } = await world.graphql<{ createMaintenance: { id: string } }>(
      CREATE,
      { input: { name: 'Moving the pond', isActive: true } },
      manager,
    );

    const desk = await openBrowser(manager);
    await desk.goto('/admin/maintenance');

    await expect(desk.getByRole('region', { name: en.banner })).toContainText('Moving the pond');
    await expect(desk.getByRole('alertdialog')).toHaveCount(0);
    await expect(desk.getByRole('heading', { name: 'Moving the pond' })).toBeVisible();
    // The site is open again for the tests that follow.
    await world.graphql('mutation ($id: ID!) { deleteMaintenance(id: $id) { deletedId } }', { id: window.id }, root);
  },
);
