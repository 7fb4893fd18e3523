import { useThreadDraftMessages } from './messages';

/** What the button of a thread says. */
export function PostAll({ count }: { count: number }) {
  const w = useThreadDraftMessages();
  return w('postAll', { number: count });
}
