import { describe, expect, it } from '@jest/globals';
import { AnswerCache } from '../../src/worker/answer-cache';
import { KEPT_AT_HEADER } from '../../src/worker/messages';

/** The parts of Cache Storage that are used here. */
class Storage {
  readonly caches = new Map<string, Map<string, Response>>();

  open = (name: string): Promise<Cache> => {
    const entries = this.caches.get(name) ?? new Map<string, Response>();
    this.caches.set(name, entries);
    return Promise.resolve({
      match: (address: string) => Promise.resolve(entries.get(address)?.clone()),
      put: (address: string, response: Response) => Promise.resolve(void entries.set(address, response)),
      delete: (address: string) => Promise.resolve(entries.delete(address)),
      keys: () => Promise.resolve([...entries.keys()]),
    } as unknown as Cache);
  };
  keys = () => Promise.resolve([...this.caches.keys()]);
  delete = (name: string) => Promise.resolve(this.caches.delete(name));
}

const tokenOf = (sub: string) => `x.${btoa(JSON.stringify({ sub }))}.y`;

function ask(sub: string | null, question = 'stream'): Request {
  const headers: HeadersInit = sub === null ? {} : { authorization: `Bearer ${tokenOf(sub)}` };
  return new Request('http://pond.example/graphql', { method: 'POST', body: question, headers });
}

/** A network that can be offline, and a worker's responses over it. */
class Device {
  readonly storage = new Storage();
  isAway = false;
  says: () => Response = () => Response.json({ data: { stream: 'fresh' } });
  now = 1_000;
  readonly answers = new AnswerCache(
    this.storage,
    () => (this.isAway ? Promise.reject(new TypeError('away')) : Promise.resolve(this.says())),
    () => this.now,
  );

  async answer(request: Request) {
    const work: Promise<unknown>[] = [];
    const response = await this.answers.answer(request, (each) => work.push(each));
    await Promise.all(work);
    const savedAt = response.headers.get(KEPT_AT_HEADER);
    return { body: (await response.json()) as unknown, savedAt: savedAt === null ? null : Number(savedAt) };
  }
}

describe('answers that are kept', () => {
  it('come from the network while there is one, and from the device with their age while there is none', async () => {
    const device = new Device();
    expect(await device.answer(ask('ada'))).toEqual({ body: { data: { stream: 'fresh' } }, savedAt: null });

    device.isAway = true;
    device.now = 9_000;

    expect(await device.answer(ask('ada'))).toEqual({ body: { data: { stream: 'fresh' } }, savedAt: 1_000 });
  });

  it('are of the same question only', async () => {
    const device = new Device();
    await device.answer(ask('ada', 'stream of everyone'));
    device.isAway = true;

    await expect(device.answer(ask('ada', 'stream of those followed'))).rejects.toBeInstanceOf(TypeError);
  });

  it("are never another person's, nor a visitor's", async () => {
    const device = new Device();
    await device.answer(ask('ada'));
    await device.answer(ask(null));
    device.isAway = true;

    await expect(device.answer(ask('bea'))).rejects.toBeInstanceOf(TypeError);
    await expect(device.answer(ask(null))).rejects.toBeInstanceOf(TypeError);
  });

  it.each([
    ['refused', () => Response.json({ errors: [{ message: 'Please sign in' }], data: null })],
    ['failed', () => new Response('Bad gateway', { status: 502 })],
  ])('leave out what was %s', async (_how, says) => {
    const device = new Device();
    device.says = says;
    await device.answers.answer(ask('ada'), () => undefined);
    device.isAway = true;

    await expect(device.answer(ask('ada'))).rejects.toBeInstanceOf(TypeError);
  });

  it('are gone once they were forgotten, also those that were on their way', async () => {
    const device = new Device();
    await device.answer(ask('ada'));
    const later: Promise<unknown>[] = [];
    const onTheWay = device.answers.answer(ask('ada', 'another'), (work) => later.push(work));
    await device.answers.forget();
    await onTheWay;
    await Promise.all(later);

    expect(await device.storage.keys()).toEqual([]);
  });

  it('are the newest of a person, not all', async () => {
    const device = new Device();
    for (let number = 0; number < 100; number += 1) await device.answer(ask('ada', `question ${number}`));

    expect(device.storage.caches.get('answers-ada')?.size).toBe(80);
    device.isAway = true;
    await expect(device.answer(ask('ada', 'question 99'))).resolves.toBeDefined();
  });
});
