/** What one tab tells the others of the same browser: something was read there, or done. */
export type ToldElsewhere =
  | { kind: 'notifications'; /** The latest moment that was seen; null for all. */ upTo: string | null }
  | { kind: 'conversation'; id: string }
  | ChangedElsewhere;

/** What an action left of quacks and people, as the server answered it. */
export interface ChangedElsewhere {
  kind: 'changed';
  /** Who did it. */
  viewerId: string;
  changes: readonly (
    | { __typename: string; id: string; fields: Readonly<Record<string, unknown>> }
    | { /** Of a quack. */ deletedId: string }
  )[];
}

const NAME = 'mallard-inbox';
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);

export const otherTabs = {
  tell: (read: ToldElsewhere): void => channel?.postMessage(read),
  /** @returns a function that ends the listening */
  listen(listener: (read: ToldElsewhere) => void): () => void {
    const heard = ({ data }: MessageEvent<ToldElsewhere>) => listener(data);
    channel?.addEventListener('message', heard);
    return () => channel?.removeEventListener('message', heard);
  },
};
