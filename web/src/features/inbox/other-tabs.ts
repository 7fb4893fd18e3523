/** What one tab tells the others of the same browser: something was read there. */
export type ReadElsewhere =
  | { kind: 'notifications'; /** The latest moment that was seen; null for all. */ upTo: string | null }
  | { kind: 'conversation'; id: string };

const NAME = 'mallard-inbox';
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);

export const otherTabs = {
  tell: (read: ReadElsewhere): void => channel?.postMessage(read),
  /** @returns a function that ends the listening */
  listen(listener: (read: ReadElsewhere) => void): () => void {
    const heard = ({ data }: MessageEvent<ReadElsewhere>) => listener(data);
    channel?.addEventListener('message', heard);
    return () => channel?.removeEventListener('message', heard);
  },
};
