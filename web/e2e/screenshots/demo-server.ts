import { openServer } from '../support/global-setup';

/** A server with the demo community on it. */
export default function openWithDemoData(): Promise<() => Promise<void>> {
  return openServer({ DEMO_DATA: 'on' });
}
