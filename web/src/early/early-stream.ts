import { askEarly } from './ask';
import type { bearerOfDevice } from './bearer';
import { drawStream } from './draw-stream';
import { feedOfDevice } from './feed';
import { Stream } from './stream-operation.generated';

const FIRST_PAGE = 20;

/** Asks for the stream and draws its first quacks; resolves when they are drawn, or there is nothing to draw. */
export async function drawEarly({ token, userId }: NonNullable<ReturnType<typeof bearerOfDevice>>): Promise<void> {
  const feed = await feedOfDevice(userId);
  if (feed === null) return;
  const response = await askEarly(token, 'Stream', Stream, { feed, first: FIRST_PAGE });
  if (response.ok) await drawStream((await response.clone().json()) as Parameters<typeof drawStream>[0]);
}
