/** A post that leaves soon, and can be undone until then. */
export interface Outgoing {
  id: string;
  /** By the clock of this device, in milliseconds. */
  leavesAt: number;
}

let posts: readonly Outgoing[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Outgoing[]) {
  posts = next;
  for (const listener of listeners) listener();
}

/** What leaves soon, of this tab and of what it found after a reload. */
export const outgoing = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => posts,
  /** One that is known keeps its time. */
  add(added: Outgoing) {
    if (!posts.some(({ id }) => id === added.id)) set([...posts, added]);
  },
  remove: (id: string) => set(posts.filter((each) => each.id !== id)),
};
