import { MallardServer } from './mallard-server';

/** One server for the whole run. At its end it must stop in order, and must not have logged an error. */
export default async function openForTheRun(): Promise<() => Promise<void>> {
  const forget = await MallardServer.prepare();
  const close = await openServer({});
  return async () => {
    forget();
    await close();
  };
}

/** @returns what ends it */
export async function openServer(settings: Record<string, string>): Promise<() => Promise<void>> {
  const server = await MallardServer.open(settings);
  process.env.MALLARD_E2E_URL = server.url;
  return async () => {
    const errors = server.errors();
    const { code, signal } = await server.close();
    if (code !== 0) throw new Error(`Mallard ended with ${signal ?? code} instead of 0:\n${server.log.slice(-4_000)}`);
    if (errors.length > 0)
      throw new Error(`Mallard logged ${errors.length} errors:\n${errors.slice(0, 20).join('\n')}`);
  };
}
