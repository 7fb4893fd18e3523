import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';

const PROFILE = `mutation ($input: UpdateProfileInput!) {
  updateProfile(input: $input) { viewer { user { displayName bio location website requiresLogin } } }
}`;
const PREFERENCES = `mutation ($input: UpdatePreferencesInput!) {
  updatePreferences(input: $input) { viewer { preferences { theme language pageSize sidebar emailNotifications } } }
}`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('the viewer', () => {
  it('is null for a visitor, and 401 over REST', async () => {
    expect((await app.visitor.graphql('{ viewer { email } }')).data).toEqual({ viewer: null });
    const rest = await app.visitor.get('/identity/profile');
    expect([rest.status, rest.body.succeeded, rest.headers.get('www-authenticate')]).toEqual([401, false, 'Bearer']);
  });

  it('sees their own side', async () => {
    const ada = await app.world.person('ada', { displayName: 'Ada King Lovelace' });

    const { data } = await app
      .as(ada)
      .graphql(
        '{ viewer { email role isEmailVerified preferences { theme language pageSize sidebar emailNotifications } user { id viewerIsSelf viewerIsFollowing } } }',
      );
    const rest = await app.as(ada).get('/identity/profile');

    expect(data.viewer).toEqual({
      email: 'ada@example.org',
      role: 'BASIC',
      isEmailVerified: true,
      preferences: { theme: 'SYSTEM', language: 'en', pageSize: 10, sidebar: 'FIXED', emailNotifications: true },
      user: { id: ada.id, viewerIsSelf: true, viewerIsFollowing: false },
    });
    expect(rest.body).toEqual({
      succeeded: true,
      messages: [],
      data: {
        id: ada.id,
        handle: 'ada',
        displayName: 'Ada King Lovelace',
        firstName: 'Ada',
        lastName: 'King Lovelace',
        email: 'ada@example.org',
        isActive: true,
        isEmailVerified: true,
        roleId: 'basic',
        imageUrl: null,
        bannerUrl: null,
        bio: '',
        location: null,
        website: null,
        requiresLogin: false,
        createdOn: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        claims: ['invites.create', 'products.read'],
        preferences: { darkModeDefault: false, pageSizeDefault: 10, language: 'en', sidebarType: 'fixed' },
      },
    });
    expect(rest.headers.get('cache-control')).toBe('no-store');
  });
});

describe('changing the profile', () => {
  it('changes what is given, clears what is empty, and leaves the rest', async () => {
    const bea = await app.world.person('bea', { displayName: 'Bea' });
    const update = async (input: object) =>
      (await app.as(bea).graphql(PROFILE, { input })).data.updateProfile.viewer.user;

    expect(
      await update({
        displayName: ' בֵּאָה 🦆 ',
        bio: 'Line one\nLine two',
        location: 'Haifa',
        website: 'example.com',
        requiresLogin: true,
      }),
    ).toEqual({
      displayName: 'בֵּאָה 🦆'.normalize('NFC'),
      bio: 'Line one\nLine two',
      location: 'Haifa',
      website: 'https://example.com',
      requiresLogin: true,
    });
    expect(await update({ bio: '', location: '', website: ' ', displayName: null })).toEqual({
      displayName: 'בֵּאָה 🦆'.normalize('NFC'),
      bio: '',
      location: null,
      website: null,
      requiresLogin: true,
    });
    expect(await update({})).toMatchObject({ bio: '', requiresLogin: true });
  });

  it('knows first and last names over REST, and ignores what it does not know', async () => {
    const carl = await app.world.person('carl', { displayName: 'Carl Friedrich Gauss' });
    const put = async (body: object) => (await app.as(carl).put('/identity/profile', body)).body.data;

    expect(await put({ firstName: 'Karl' })).toMatchObject({
      displayName: 'Karl Friedrich Gauss',
      firstName: 'Karl',
      lastName: 'Friedrich Gauss',
    });
    expect(await put({ lastName: 'Gauß' })).toMatchObject({ displayName: 'Karl Gauß' });
    expect(await put({ displayName: 'CFG', firstName: 'ignored' })).toMatchObject({
      displayName: 'CFG',
      firstName: 'CFG',
      lastName: '',
    });
    const before = await put({});
    expect(
      await put({
        id: 'x',
        handle: 'root',
        email: 'x@example.org',
        roleId: 'root',
        role: 'root',
        isActive: false,
        isEmailVerified: false,
        createdOn: '2000-01-01',
        followersCount: 9,
        __proto__: { polluted: true },
      }),
    ).toEqual(before);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('complains of every field that is wrong, and changes nothing', async () => {
    const dora = await app.world.person('dora');

    const answer = await app.as(dora).graphql(PROFILE, {
      input: {
        displayName: '\u200b',
        bio: 'x'.repeat(301),
        location: 'a\nb',
        website: 'javascript:alert(1)',
        requiresLogin: true,
      },
    });

    expect(answer.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(answer.errors?.[0]?.extensions.fields.map(({ field }: { field: string }) => field)).toEqual([
      'displayName',
      'bio',
      'location',
      'website',
    ]);
    expect((await app.as(dora).get('/identity/profile')).body.data).toMatchObject({
      displayName: 'dora',
      requiresLogin: false,
    });
    const rest = await app.as(dora).put('/identity/profile', { bio: 'x\u0000', website: 'ftp://x.example' });
    expect([rest.status, rest.body.messages.length]).toEqual([400, 2]);
  });

  it.each([
    [{ displayName: 5 }],
    [{ bio: { $raw: 'now()' } }],
    [{ location: ['Haifa'] }],
    [{ requiresLogin: 'yes' }],
    [{ displayName: 'half \ud83e' }],
    [{ firstName: 7 }],
  ])('refuses %j over REST', async (body) => {
    const person = await app.world.another('refused');

    const answer = await app.as(person).put('/identity/profile', body);

    expect([answer.status, answer.body.succeeded, answer.body.messages.length]).toEqual([400, false, 1]);
  });
});

describe('a bio of nothing but accents', () => {
  it('is refused before it costs anything', async () => {
    const person = await app.world.person('accents');

    const answer = await app.as(person).put('/identity/profile', { bio: 'a\u0301'.repeat(10_000) });

    expect([answer.status, answer.body.messages]).toEqual([400, ['Your bio must be at most 300 characters.']]);
  });
});

describe('preferences', () => {
  it('are changed one by one', async () => {
    const erik = await app.world.person('erik');
    const update = async (input: object) =>
      (await app.as(erik).graphql(PREFERENCES, { input })).data.updatePreferences.viewer.preferences;

    expect(await update({ theme: 'DARK', pageSize: 50 })).toEqual({
      theme: 'DARK',
      language: 'en',
      pageSize: 50,
      sidebar: 'FIXED',
      emailNotifications: true,
    });
    expect(await update({ sidebar: 'CONDENSED', emailNotifications: false, language: 'he', theme: null })).toEqual({
      theme: 'DARK',
      language: 'he',
      pageSize: 50,
      sidebar: 'CONDENSED',
      emailNotifications: false,
    });
  });

  it('contain an accent, a text size and reduced motion, and nothing else', async () => {
    const liat = await app.world.person('liat');
    const look = 'theme accent textSize reducedMotion';
    const update = (input: object) =>
      app
        .as(liat)
        .graphql(
          `mutation($input: UpdatePreferencesInput!) { updatePreferences(input: $input) { viewer { preferences { ${look} } } } }`,
          { input },
        );
    const stored = async () => (await app.as(liat).graphql(`{ viewer { preferences { ${look} } } }`)).data.viewer;

    expect(await stored()).toEqual({
      preferences: { theme: 'SYSTEM', accent: 'POND', textSize: 'MEDIUM', reducedMotion: false },
    });
    const { data } = await update({ accent: 'HEATHER', textSize: 'LARGEST', reducedMotion: true });
    expect(data.updatePreferences.viewer).toEqual(await stored());
    await update({ textSize: 'SMALL', accent: null });
    for (const wrong of [{ accent: 'RED' }, { textSize: 'HUGE' }, { reducedMotion: 'yes' }, { accent: 'pond' }])
      expect((await update(wrong)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');

    expect(await stored()).toEqual({
      preferences: { theme: 'SYSTEM', accent: 'HEATHER', textSize: 'SMALL', reducedMotion: true },
    });
    expect((await app.as(liat).put('/identity/preferences', {})).body.data).toEqual({
      darkModeDefault: false,
      pageSizeDefault: 10,
      language: 'en',
      sidebarType: 'fixed',
    });
  });

  it('say over REST whether it is dark, and leave a theme that follows the system', async () => {
    const fred = await app.world.person('fred');
    const put = async (body: object) => (await app.as(fred).put('/identity/preferences', body)).body.data;
    const theme = async () =>
      (await app.as(fred).graphql('{ viewer { preferences { theme } } }')).data.viewer.preferences.theme;

    expect(await put({ darkModeDefault: false })).toEqual({
      darkModeDefault: false,
      pageSizeDefault: 10,
      language: 'en',
      sidebarType: 'fixed',
    });
    expect(await theme()).toBe('SYSTEM');
    expect(await put({ darkModeDefault: true, sidebarType: 'condensed', pageSizeDefault: 20, language: 'he' })).toEqual(
      {
        darkModeDefault: true,
        pageSizeDefault: 20,
        language: 'he',
        sidebarType: 'condensed',
      },
    );
    await put({ darkModeDefault: false });
    expect(await theme()).toBe('LIGHT');
  });

  it.each([
    [{ pageSizeDefault: 0 }],
    [{ pageSizeDefault: 101 }],
    [{ pageSizeDefault: 1.5 }],
    [{ pageSizeDefault: '20' }],
    [{ language: 'xx' }],
    [{ language: 5 }],
    [{ sidebarType: 'full' }],
    [{ darkModeDefault: 'true' }],
  ])('refuse %j', async (body) => {
    const person = await app.world.another('picky');

    const answer = await app.as(person).put('/identity/preferences', body);

    expect([answer.status, answer.body.messages.length]).toEqual([400, 1]);
  });

  it('choose the language of what the server says from then on', async () => {
    const gila = await app.world.person('gila');
    await app.as(gila).graphql(PREFERENCES, { input: { language: 'he' } });

    await app.visitor.post('/identity/forgot-password', { email: gila.email });

    expect((await app.mailbox.latestTo(gila.email)).subject).toBe('בחירת סיסמה חדשה ב־Mallard');
  });

  it('take page sizes of 1 to 100 over GraphQL', async () => {
    const hugo = await app.world.person('hugo');
    for (const pageSize of [0, 101, -1]) {
      const answer = await app.as(hugo).graphql(PREFERENCES, { input: { pageSize } });
      expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'pageSize' }] });
    }
    expect((await app.as(hugo).graphql(PREFERENCES, { input: { language: 'fr' } })).errors?.[0]?.extensions.code).toBe(
      'BAD_USER_INPUT',
    );
  });
});
