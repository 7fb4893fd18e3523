import { beforeEach, describe, expect, it } from '@jest/globals';
import type { DeviceStore } from '../../src/features/session/device/device-store';
import { type Draft, emptyDraft } from '../../src/features/posts/drafts/draft';
import type { DraftChannel, DraftNews } from '../../src/features/posts/drafts/draft-channel';
import { Drafts } from '../../src/features/posts/drafts/drafts';

class MemoryStore implements DeviceStore {
  readonly kept = new Map<string, unknown>();
  writes = 0;

  async read(key: string): Promise<unknown> {
    return this.kept.get(key);
  }

  async save(key: string, value: unknown): Promise<void> {
    this.writes += 1;
    await Promise.resolve();
    this.kept.set(key, value);
  }

  async remove(key: string | { prefix: string }): Promise<void> {
    for (const each of [...this.kept.keys()]) {
      if (typeof key === 'string' ? each === key : each.startsWith(key.prefix)) this.kept.delete(each);
    }
  }
}

const draftOf = (content: string): Draft => ({ ...emptyDraft, content });
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

let store: MemoryStore;
let drafts: Drafts;
beforeEach(() => {
  store = new MemoryStore();
  drafts = new Drafts(store);
});

describe('drafts', () => {
  it('are on the device to the last word for who waits before the page goes', async () => {
    drafts.keep('ada:new', draftOf('Half'));
    drafts.keep('ada:new', draftOf('Half a thought'));

    await drafts.written();

    expect(store.kept.get('draft:ada:new')).toMatchObject({ content: 'Half a thought' });
  });

  it('come back after a reload', async () => {
    drafts.keep('ada:new', draftOf('Half a thought'));
    await settled();
    const afterReload = new Drafts(store);

    await afterReload.load('ada:new');

    expect(afterReload.read('ada:new')).toEqual(draftOf('Half a thought'));
  });

  it('of an earlier version, which quoted in the draft of a new quack, become drafts of quotes', async () => {
    store.kept.set('draft:ada:new', { ...draftOf('Me too'), quoteId: 'q1' });

    await Promise.all([drafts.load('ada:new'), drafts.load('ada:new')]);
    await drafts.written();

    expect(drafts.read('ada:new')).toBeUndefined();
    expect(drafts.read('ada:quote:q1')).toEqual({ ...draftOf('Me too'), quoteId: 'q1' });
    expect([...store.kept.keys()]).toEqual(['draft:ada:quote:q1']);
  });

  it('of an earlier version that quoted without a word are gone', async () => {
    store.kept.set('draft:ada:new', { ...emptyDraft, quoteId: 'q1' });

    await drafts.load('ada:new');
    await drafts.written();

    expect(drafts.read('ada:new')).toEqual(emptyDraft);
    expect(store.kept.size).toBe(0);
  });

  it('keep what was written before the device answered', async () => {
    store.kept.set('draft:ada:new', draftOf('Old words'));
    const loaded = drafts.load('ada:new');
    drafts.keep('ada:new', draftOf('New words'));

    await loaded;

    expect(drafts.read('ada:new')?.content).toBe('New words');
  });

  it('end on the device with the last words, in few writes', async () => {
    for (const content of ['q', 'qu', 'qua', 'quac', 'quack']) drafts.keep('ada:new', draftOf(content));

    await settled();

    expect(store.kept.get('draft:ada:new')).toEqual(draftOf('quack'));
    expect(store.writes).toBe(2);
  });

  it('leave nothing on the device once they are sent', async () => {
    drafts.keep('ada:new', draftOf('quack'));
    await drafts.forget('ada:new');

    expect(store.kept.size).toBe(0);
    expect(drafts.read('ada:new')).toBeUndefined();
  });

  it('leave nothing of anybody after leaving, also of earlier visits', async () => {
    store.kept.set('draft:ada:edit:1', draftOf('Earlier'));
    store.kept.set('feed:ada', 'EVERYONE');
    drafts.keep('ada:new', draftOf('quack'));

    await drafts.forgetAll();
    await settled();

    expect([...store.kept.keys()]).toEqual(['feed:ada']);
  });

  it('tell every listener of each change', () => {
    const heard: (string | undefined)[] = [];
    const stop = drafts.subscribe(() => heard.push(drafts.read('ada:new')?.content));

    drafts.keep('ada:new', draftOf('a'));
    stop();
    drafts.keep('ada:new', draftOf('b'));

    expect(heard).toEqual(['a']);
  });
});

describe('drafts in two tabs', () => {
  const heard: ((news: DraftNews) => void)[] = [];
  /** Like a BroadcastChannel: everyone except the sender receives a message. */
  const channel = (): DraftChannel => {
    let own: ((news: DraftNews) => void) | null = null;
    return {
      tell: (news) => heard.filter((listener) => listener !== own).forEach((listener) => listener(news)),
      listen: (listener) => {
        own = listener;
        heard.push(listener);
      },
    };
  };
  let here: Drafts;
  let there: Drafts;
  beforeEach(() => {
    heard.length = 0;
    here = new Drafts(store, channel());
    there = new Drafts(store, channel());
    for (const tab of [here, there]) tab.subscribe(() => undefined);
  });

  it('show the same words, whichever of them writes', () => {
    here.keep('ada:new', draftOf('Half'));
    there.keep('ada:new', draftOf('Half a thought'));

    expect(here.read('ada:new')?.content).toBe('Half a thought');
  });

  it('are gone from both once one has sent them', async () => {
    here.keep('ada:new', draftOf('quack'));
    void here.forget('ada:new', draftOf('quack'));

    await settled();

    expect(there.read('ada:new')).toBeUndefined();
    expect(store.kept.size).toBe(0);
  });

  it('keep what the other tab wrote while they were sent', async () => {
    here.keep('ada:new', draftOf('quack'));
    there.keep('ada:new', draftOf('quack, and more'));
    void here.forget('ada:new', draftOf('quack'));

    await settled();

    expect(here.read('ada:new')?.content).toBe('quack, and more');
    expect(there.read('ada:new')?.content).toBe('quack, and more');
    expect(store.kept.get('draft:ada:new')).toEqual(draftOf('quack, and more'));
  });

  it('leave nothing in either after one has left', async () => {
    here.keep('ada:new', draftOf('quack'));

    await there.forgetAll();

    expect(here.read('ada:new')).toBeUndefined();
  });
});
