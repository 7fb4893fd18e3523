import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';

interface Place {
  name: string;
  region: string;
  country: string;
  latitude: number;
  longitude: number;
}

describe('places by name', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  async function places(query: string, { first = 8, language = 'en' } = {}): Promise<Place[]> {
    const { data, errors } = await app.visitor.graphql(
      `query($query: String!, $first: Int) { places(query: $query, first: $first) {
         name region country latitude longitude } }`,
      { query, first },
      { 'accept-language': language },
    );
    expect(errors).toBeUndefined();
    return data.places;
  }

  it('are found by how their name begins, the larger first', async () => {
    const [london, smaller] = await places('lond');

    expect(london).toMatchObject({ name: 'London', country: 'GB' });
    expect(london!.latitude).toBeCloseTo(51.5, 1);
    expect(london!.longitude).toBeCloseTo(-0.12, 1);
    expect(smaller).toMatchObject({ name: 'Londrina', country: 'BR' });
    expect((await places('york'))[0]).toMatchObject({ name: 'York', country: 'GB' });
    expect((await places('york')).map(({ name }) => name)).toContain('New York');
  });

  it('are found without accents, and narrowed by region or country', async () => {
    expect((await places('sao paulo'))[0]).toMatchObject({ country: 'BR' });
    expect((await places('paris'))[0]).toMatchObject({ country: 'FR' });
    expect((await places('portland, maine'))[0]).toMatchObject({ region: 'Maine', country: 'US' });
    expect((await places('london, canada')).map(({ country }) => country)).toEqual(['CA']);
    expect((await places('london, ca')).map(({ country }) => country)).toEqual(['CA']);
  });

  it('are found in Hebrew, and named in the language of who asks', async () => {
    const [haifa] = await places('חיפ', { language: 'he' });
    expect(haifa).toMatchObject({ name: 'חיפה', country: 'IL' });
    expect(haifa!.latitude).toBeCloseTo(32.8, 1);
    expect((await places('חיפה'))[0]).toMatchObject({ name: 'Haifa' });
    expect((await places('תל אביב', { language: 'he' }))[0]).toMatchObject({ name: 'תל אביב-יפו' });
    expect((await places('גבעתיים'))[0]).toMatchObject({ name: 'Givatayim', country: 'IL' });
    expect((await places('פריז, צרפת'))[0]).toMatchObject({ name: 'Paris' });
  });

  it.each(['', '   ', ',', 'zzzz', '%', '\u0000', "'; drop table users; --", 'x'.repeat(5_000)])(
    'are none for %j',
    async (query) => {
      expect(await places(query)).toEqual([]);
    },
  );

  it('come as many as asked for', async () => {
    expect(await places('san', { first: 3 })).toHaveLength(3);
    expect(await places('san')).toHaveLength(8);
  });
});
