/** Messages between tabs: something was read, or changed. */
export type OtherTabMessage =
  | { kind: 'notifications'; /** The latest moment that was seen; null for all. */ upTo: string | null }
  | { kind: 'conversation'; id: string }
  | ChangedElsewhere;

/** Changed posts and people, as in the server's response. */
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
  tell: (read: OtherTabMessage): void => channel?.postMessage(read),
  /** @returns a function that ends the listening */
  listen(listener: (read: OtherTabMessage) => void): () => void {
    const heard = ({ data }: MessageEvent<OtherTabMessage>) => listener(data);
    channel?.addEventListener('message', heard);
    return () => channel?.removeEventListener('message', heard);
  },
};
