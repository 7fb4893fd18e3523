import { MallardServer } from './mallard-server';

/** One server for the whole run. At its end it must stop in order, and must not have logged an error. */
export default function openForTheRun(): Promise<() => Promise<void>> {
  return openServer({});
}

/** @returns what ends it */
export async function openServer(settings: Record<string, string>): Promise<() => Promise<void>> {
  const server = await MallardServer.open(settings);
  process.env.MALLARD_E2E_URL = server.url;
  return () => server.closeInOrder();
}
