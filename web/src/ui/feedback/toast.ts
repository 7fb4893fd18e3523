/** A button, or a link to a page. */
export type ToastAction = { label: string } & ({ onSelect: () => void } | { to: string });

export interface Toast {
  id: number;
  tone: 'success' | 'error' | 'info';
  text: string;
  /** At most two, the likelier one first. */
  actions: readonly ToastAction[];
}

/** One that isn't always offered may be undefined. */
type Action = ToastAction | undefined;

const MAX_AT_ONCE = 3;
let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function add(tone: Toast['tone'], text: string, actions: readonly Action[]) {
  lastId += 1;
  const others = toasts.filter((toast) => toast.text !== text);
  set([
    ...others.slice(1 - MAX_AT_ONCE),
    { id: lastId, tone, text, actions: actions.filter((each) => each !== undefined) },
  ]);
}

/** Toasts, from anywhere in the client. The same text is never shown twice at once. */
export const toast = {
  success: (text: string, ...actions: readonly Action[]) => add('success', text, actions),
  error: (text: string, ...actions: readonly Action[]) => add('error', text, actions),
  info: (text: string, ...actions: readonly Action[]) => add('info', text, actions),
  dismiss: (id: number) => set(toasts.filter((each) => each.id !== id)),
};

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => toasts,
};
