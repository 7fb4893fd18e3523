import { QuoteDecision } from '../../posts/quotes/QuoteDecision';
import { useLeavingRow } from './useLeavingRow';

interface QuoteRequestActionsProps {
  notificationId: string;
  /** The quack that quotes. */
  postId: string;
  by: { handle: string; displayName: string };
}

/** Decides about a quote in its notification, which then leaves. */
export function QuoteRequestActions({ notificationId, postId, by }: QuoteRequestActionsProps) {
  return <QuoteDecision id={postId} by={by} onDecide={useLeavingRow(notificationId)} />;
}
