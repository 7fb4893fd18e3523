import { GuestFrame } from './GuestFrame';
import { useAccount } from './useAccount';

/** The guest frame, for visitors and for signed-in people who follow a link in an email. */
export function EntryFrame() {
  return <GuestFrame account={useAccount()} />;
}
