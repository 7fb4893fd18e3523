import { askEarly } from './ask';
import { bearerOfDevice } from './bearer';
import { drawEarly } from './early-stream';
import { Viewer } from './viewer-operation.generated';

/**
 * Runs before the client, which is a hundred times as large: asks what the client will ask first, and on the stream draws the
 * first quacks as soon as they come. The client takes both over.
 */
const bearer = bearerOfDevice();
if (bearer) {
  window.early = { answers: new Map(), drawn: Promise.resolve() };
  const viewer = askEarly(bearer.token, 'Viewer', Viewer, {});
  if (/^\/stream\/?$/i.test(location.pathname)) {
    window.early.drawn = drawEarly(bearer, viewer).catch(() => undefined);
  }
}
