import { describe, expect, it } from '@jest/globals';
import { RootAccount } from '../../src/identity/account/root-account.js';
import { startTestApp } from './support/app.js';

describe('the first root account', () => {
  it('is created once, with a password that is shown once', async () => {
    const app = await startTestApp();
    const replica = await app.replica();
    try {
      const made = await Promise.all([app, app, replica, replica].map((one) => one.get(RootAccount).ensure()));

      const [root, ...others] = made.filter((one) => one !== null);
      expect(others).toEqual([]);
      expect(root).toEqual({
        email: 'root@localhost',
        password: expect.stringMatching(/^([a-z2-9]{6}-){3}[a-z2-9]{6}$/),
      });
      expect(await app.get(RootAccount).ensure()).toBeNull();
      for (const email of ['root', 'root@localhost']) {
        const signedIn = await app.visitor.post('/tokens', { email, password: root!.password });
        expect((await app.as(signedIn.body.data).get('/identity/profile')).body.data).toMatchObject({
          handle: 'root',
          roleId: 'root',
          isEmailVerified: true,
        });
      }
    } finally {
      await replica.stop();
      await app.stop();
    }
  });

  it('takes the address and the password of the settings, and repeats neither', async () => {
    const app = await startTestApp({
      env: { ROOT_EMAIL: 'Chief@Example.org', ROOT_PASSWORD: 'a-password-of-the-operator' },
    });
    try {
      expect(await app.get(RootAccount).ensure()).toEqual({ email: 'Chief@example.org', password: null });

      const signedIn = await app.visitor.post('/tokens', {
        email: 'chief@example.org',
        password: 'a-password-of-the-operator',
      });
      expect(signedIn.status).toBe(200);
    } finally {
      await app.stop();
    }
  });

  it('says what is in the way where the address is taken', async () => {
    const app = await startTestApp({ env: { ROOT_EMAIL: 'ada@example.org' } });
    try {
      await app.world.person('ada');

      await expect(app.get(RootAccount).ensure()).rejects.toThrow(
        'ROOT_EMAIL must be an address that no account uses yet.',
      );
    } finally {
      await app.stop();
    }
  });
});
