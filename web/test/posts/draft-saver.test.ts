import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { DeviceStore } from '../../src/features/session/device/device-store';
import { type Draft, emptyDraft } from '../../src/features/posts/drafts/draft';
import { newPart } from '../../src/features/posts/drafts/draft-part';
import { DraftSaver, type DraftServer, newDraftId } from '../../src/features/posts/drafts/draft-saver';
import { Drafts } from '../../src/features/posts/drafts/drafts';

const KEY = 'ada:new';

class Nowhere implements DeviceStore {
  read = async () => undefined;
  save = async () => undefined;
  remove = async () => undefined;
}

class Refusal extends Error {
  constructor(readonly problem: ReturnType<DraftServer['problemOf']>) {
    super(problem);
  }
}

/** Keeps drafts as the server does, with a revision each. */
class MemoryServer implements DraftServer {
  readonly drafts = new Map<string, { revision: number; draft: Draft }>();
  /** What the next call fails with, before or after it has its effect. */
  failure: Refusal | null = null;
  isAnswerLost = false;

  contentOf(_key: string, { content }: Draft): string {
    return content;
  }

  async save(_key: string, id: string, revision: number | null, draft: Draft): Promise<number> {
    await Promise.resolve();
    this.fail();
    const before = this.drafts.get(id);
    if (!before && revision !== null) throw new Refusal('gone');
    if (before && before.revision !== revision) throw new Refusal('changed');
    const saved = { revision: (before?.revision ?? 0) + 1, draft };
    this.drafts.set(id, saved);
    if (this.isAnswerLost) throw new Refusal('passing');
    return saved.revision;
  }

  async read(id: string) {
    return this.drafts.get(id) ?? null;
  }

  async remove(id: string): Promise<void> {
    this.drafts.delete(id);
  }

  problemOf(error: unknown) {
    return error instanceof Refusal ? error.problem : 'refused';
  }

  /** What another device saves. */
  change(id: string, content: string) {
    this.drafts.set(id, { revision: this.drafts.get(id)!.revision + 1, draft: draftOf(content) });
  }

  contents = () => [...this.drafts.values()].map(({ draft }) => draft.content);

  private fail() {
    const { failure } = this;
    this.failure = null;
    if (failure) throw failure;
  }
}

const draftOf = (content: string): Draft => ({ ...emptyDraft, content });

let drafts: Drafts;
let server: MemoryServer;
let saver: DraftSaver;
const write = (content: string) => drafts.keep(KEY, { ...(drafts.read(KEY) ?? emptyDraft), content });
const savedId = () => drafts.read(KEY)!.saved!.id;

beforeEach(async () => {
  drafts = new Drafts(new Nowhere());
  server = new MemoryServer();
  saver = new DraftSaver(drafts, server);
  drafts.saver = saver;
  await saver.follow(KEY);
});

// Ends its timers.
afterEach(() => saver.pause(KEY));

describe('a draft that is saved on the server', () => {
  it('is one draft, however often it changes', async () => {
    write('Half');
    await saver.flush(KEY);
    write('Half a thought');
    await saver.flush(KEY);

    expect(server.contents()).toEqual(['Half a thought']);
  });

  it('is saved once if the first answer is lost on the way', async () => {
    write('Half');
    server.isAnswerLost = true;
    expect(await saver.flush(KEY)).toBe(false);
    server.isAnswerLost = false;
    write('Half a thought');
    await saver.flush(KEY);
    await saver.flush(KEY);

    expect(server.contents()).toEqual(['Half a thought']);
    expect(drafts.read(KEY)?.saved?.isChangedElsewhere).toBe(false);
  });

  it('stays on the device while the server can not be reached', async () => {
    write('Half');
    server.failure = new Refusal('passing');

    expect(await saver.flush(KEY)).toBe(false);
    expect(drafts.read(KEY)?.content).toBe('Half');
    expect(await saver.flush(KEY)).toBe(true);
    expect(server.contents()).toEqual(['Half']);
  });

  it('is deleted there once nothing is left of it', async () => {
    write('Half');
    await saver.flush(KEY);
    write('');
    await saver.flush(KEY);

    expect(server.contents()).toEqual([]);
  });

  it('is not saved again after it was sent', async () => {
    write('Half');
    const saving = saver.flush(KEY);
    await Promise.resolve();
    const sent = await drafts.sending(KEY, drafts.read(KEY)!, async (draft) => {
      await server.remove(draft.saved!.id);
      expect(await saver.flush(KEY)).toBe(false);
      return draft;
    });
    await drafts.forget(KEY, sent);
    await saver.flush(KEY);

    expect(await saving).toBe(true);
    expect(sent.saved?.revision).toBe(1);
    expect(server.contents()).toEqual([]);
  });
});

describe('a draft that another device has changed', () => {
  beforeEach(async () => {
    write('Half');
    await saver.flush(KEY);
  });

  it('is the newer one where nothing was written since', async () => {
    server.change(savedId(), 'Half a thought');

    await saver.refresh(KEY);

    expect(drafts.read(KEY)?.content).toBe('Half a thought');
  });

  it('keeps what is here where both say the same, such as a field that was just added', async () => {
    server.change(savedId(), 'Half');
    drafts.keep(KEY, { ...drafts.read(KEY)!, thread: [newPart()] });

    await saver.refresh(KEY);

    expect(drafts.read(KEY)).toMatchObject({ thread: [{ content: '' }], saved: { revision: 2 } });
    write('Half a duck');
    expect(await saver.flush(KEY)).toBe(true);
  });

  it('is overwritten on neither side where something was', async () => {
    server.change(savedId(), 'Half a thought');
    write('Half a duck');

    expect(await saver.flush(KEY)).toBe(false);
    expect(drafts.read(KEY)).toMatchObject({ content: 'Half a duck', saved: { isChangedElsewhere: true } });
    expect(server.contents()).toEqual(['Half a thought']);
  });

  it('leaves the composer of a new quack where it has become a quote there', async () => {
    server.drafts.set(savedId(), { revision: 2, draft: { ...draftOf('Half'), quoteId: 'q1' } });
    server.contentOf = (_key, { content, quoteId }) => `${content} ${quoteId}`;
    drafts.keep(KEY, { ...drafts.read(KEY)!, saved: { ...drafts.read(KEY)!.saved!, content: 'Half null' } });

    await saver.refresh(KEY);

    expect(drafts.read(KEY)).toBeUndefined();
    expect(server.contents()).toEqual(['Half']);
  });

  it('can be kept as a copy beside the other', async () => {
    server.change(savedId(), 'Half a thought');
    write('Half a duck');
    await saver.flush(KEY);

    saver.keepAsCopy(KEY);
    await saver.flush(KEY);

    expect(server.contents()).toEqual(['Half a thought', 'Half a duck']);
  });

  it('can be replaced by the other', async () => {
    server.change(savedId(), 'Half a thought');
    write('Half a duck');
    await saver.flush(KEY);

    await saver.takeOther(KEY);

    expect(drafts.read(KEY)).toMatchObject({ content: 'Half a thought', saved: { isChangedElsewhere: false } });
    expect(server.contents()).toEqual(['Half a thought']);
  });

  it('disappears with what the other device published, unless something was written since', async () => {
    server.drafts.clear();
    await saver.refresh(KEY);
    expect(drafts.read(KEY)).toBeUndefined();

    write('Other words');
    await saver.flush(KEY);
    server.drafts.clear();
    write('Other words, and more');
    await saver.refresh(KEY);
    await saver.flush(KEY);

    expect(server.contents()).toEqual(['Other words, and more']);
  });
});

it('draws random ids of drafts as UUIDs', () => {
  expect(newDraftId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
