import { LIVE_PAGE } from '../features/timelines/live-page';
import { askEarly } from './ask';
import type { bearerOfDevice } from './bearer';
import { drawStream } from './draw-stream';
import { feedOfDevice } from './feed';
import { Stream } from './stream-operation.generated';

/** Asks for the stream and draws its first quacks; resolves when they are drawn, or there is nothing to draw. */
export async function drawEarly({ token, userId }: NonNullable<ReturnType<typeof bearerOfDevice>>): Promise<void> {
  const feed = await feedOfDevice(userId);
  if (feed === null) return;
  const response = await askEarly(token, 'Stream', Stream, { feed, first: LIVE_PAGE });
  if (response.ok) await drawStream((await response.clone().json()) as Parameters<typeof drawStream>[0]);
}
