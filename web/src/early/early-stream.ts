import { LIVE_PAGE } from '../features/timelines/live/live-page';
import { railScreen } from '../features/timelines/explore/rail-query';
import { askEarly } from './ask';
import type { bearerOfDevice } from './bearer';
import { drawStream } from './draw-stream';
import { askForRail } from './early-rail';
import { feedOfDevice } from './feed';
import { Stream } from './stream-operation.generated';

interface ViewerAnswer {
  data?: { viewer?: { onboarding: string } | null } | null;
}

/**
 * Asks for the stream and draws its first quacks; resolves when they are drawn, or there is nothing to draw.
 * @param viewer who reads, asked for before
 */
export async function drawEarly(
  { token, userId }: NonNullable<ReturnType<typeof bearerOfDevice>>,
  viewer: Promise<Response>,
): Promise<void> {
  const feed = await feedOfDevice(userId);
  if (feed === null) return;
  const response = await askEarly(token, 'Stream', Stream, { feed, first: LIVE_PAGE });
  // After the stream, so that neither the server nor the line has two things to do before the first quack is seen.
  if (matchMedia(railScreen).matches) askForRail(token);
  if (!response.ok) return;
  const answer = (await response.clone().json()) as Parameters<typeof drawStream>[0];
  await drawStream(answer, await isNew(viewer));
}

async function isNew(viewer: Promise<Response>): Promise<boolean> {
  const { data } = (await (await viewer).clone().json()) as ViewerAnswer;
  return data?.viewer?.onboarding === 'CHECKLIST';
}
