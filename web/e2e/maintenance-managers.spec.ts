import { en } from '../src/features/session/maintenance/messages.en';
import { MallardServer } from './support/mallard-server';
import { expect, test } from './support/test';
import { World } from './support/world';

const GRANT = 'mutation ($userId: ID!, $claimId: ID!) { grantUserClaim(userId: $userId, claimId: $claimId) { id } }';
const CREATE = 'mutation ($input: MaintenanceInput!) { createMaintenance(input: $input) { id } }';

test(
  'somebody below administrators who manages maintenance works on under the banner',
  { tag: '@nightly' },
  async ({ openBrowser, signIn, language }) => {
    const server = await MallardServer.open();
    const world = new World(server.url, language);
    const root = await world.root();
    const { claimDefinitions } = await world.graphql<{ claimDefinitions: { id: string; value: string }[] }>(
      '{ claimDefinitions { id value } }',
      {},
      root,
    );
    const claimId = claimDefinitions.find(({ value }) => value === 'maintenance.manage')?.id;
    const manager = await world.person();
    await world.graphql(GRANT, { userId: manager.id, claimId }, root);
    await world.graphql(CREATE, { input: { name: 'Moving the pond', isActive: true } }, manager);

    const desk = await openBrowser();
    await signIn(desk, manager, server.url);
    await desk.goto(`${server.url}/admin/maintenance`);

    await expect(desk.getByRole('region', { name: en.banner })).toContainText('Moving the pond');
    await expect(desk.getByRole('alertdialog')).toHaveCount(0);
    await expect(desk.getByRole('heading', { name: 'Moving the pond' })).toBeVisible();
    await server.close();
  },
);
