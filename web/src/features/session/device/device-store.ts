/**
 * Small values stored on the device, across reloads and crashes. If the device refuses, nothing is stored and no error
 * is shown.
 */
export interface DeviceStore {
  read(key: string): Promise<unknown>;
  save(key: string, value: unknown): Promise<void>;
  /** Removes a key, or all keys that begin with a prefix. */
  remove(key: string | { prefix: string }): Promise<void>;
}

const DATABASE = 'mallard';
const STORE = 'kept';

/** In IndexedDB, because the contract fixes the keys of local storage. */
export class IndexedDbStore implements DeviceStore {
  private opening: Promise<IDBDatabase> | null = null;

  read(key: string): Promise<unknown> {
    return this.use('readonly', (store) => store.get(key) as IDBRequest<unknown>);
  }

  async save(key: string, value: unknown): Promise<void> {
    await this.use('readwrite', (store) => store.put(value, key));
  }

  async remove(key: string | { prefix: string }): Promise<void> {
    const keys = typeof key === 'string' ? key : IDBKeyRange.bound(key.prefix, `${key.prefix}\uffff`);
    await this.use('readwrite', (store) => store.delete(keys));
  }

  private async use<T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | undefined> {
    try {
      const database = await (this.opening ??= open());
      return await resultOf(work(database.transaction(STORE, mode).objectStore(STORE)));
    } catch {
      this.opening = null;
      return undefined;
    }
  }
}

export const deviceStore: DeviceStore = new IndexedDbStore();

/** Storage of a busy device answers within a second or two; this is for storage that never answers. */
const HANGING_MS = 5_000;

/** The result, or undefined if the device doesn't answer within 5 seconds. */
export function orGiveUp<T>(answer: Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, HANGING_MS, undefined));
  return Promise.race([answer, late]);
}

/** Like `read`, for a page that waits for the value. */
export const readOrGiveUp = (key: string): Promise<unknown> => orGiveUp(deviceStore.read(key));

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return resultOf(request);
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The device refused'));
  });
}
