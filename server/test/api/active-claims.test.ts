import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SystemClaims } from '#identity/claims/system-claims.js';
import { CLAIMS } from '#kernel/request/claim.js';
import { startTestApp, type TestApp } from './support/app.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function claimsOf(token: string): Promise<string[]> {
  const { body } = await app.as({ token }).get('/identity/profile');
  return body.data.claims as string[];
}

describe('Claims at the first start', () => {
  it('give basic people products to read and people to invite, editors products and help to write, and admin and root everything', async () => {
    const basic = await app.world.person('first_basic');
    const editor = await app.world.person('first_editor', { role: 'editor' });
    const admin = await app.world.person('first_admin', { role: 'admin' });
    const root = await app.world.person('first_root', { role: 'root' });

    const everything = [...CLAIMS].sort();
    expect(await claimsOf(basic.token)).toEqual(['invites.create', 'products.read']);
    expect(await claimsOf(editor.token)).toEqual(['help.write', 'invites.create', 'products.read', 'products.write']);
    expect(await claimsOf(admin.token)).toEqual(everything);
    expect(await claimsOf(root.token)).toEqual(everything);
  });

  it('are seen to again at the next start without giving back what was taken away', async () => {
    await app.rows(
      `delete from role_claims where role = 'basic' and claim_id = (select id from claim_definitions where value = 'products.read')`,
    );

    await app.get(SystemClaims).onModuleInit();

    const later = await app.world.person('later_basic');
    expect(await claimsOf(later.token)).toEqual(['invites.create']);
    const [count] = await app.rows<{ n: number }>('select count(*)::int as n from claim_definitions');
    expect(count?.n).toBe(CLAIMS.length);
  });
});
