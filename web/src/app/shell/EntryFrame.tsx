import { GuestFrame } from './GuestFrame';
import { useAccount } from './useAccount';

/** The guests' frame, for a visitor or for someone who follows a link of a mail while signed in. */
export function EntryFrame() {
  return <GuestFrame account={useAccount()} />;
}
