import { frameStyles } from '../app/shell/frame-styles';
import { composerPlaceStyles } from '../features/posts/composer/place-styles';
import { listStyles } from '../ui/list-styles';
import { pageStyles } from '../ui/page-styles';
import { drawQuack, type EarlyQuack } from './draw-quack';
import { earlyStyles } from './early-styles';
import { element } from './element';

/** Quacks that any window has room for: the others come with the client. */
const MOST = 8;

interface StreamAnswer {
  data?: { stream?: { edges: { node: EarlyQuack }[] } | null } | null;
}

/**
 * Draws the first quacks where the client will draw them, until it takes their place (ui/server-page.ts). Nothing can be done
 * with them yet, and assistive technology waits for the client's. Resolves when they have been painted; nothing is drawn where
 * the client was faster.
 */
export async function drawStream({ data }: StreamAnswer): Promise<void> {
  const root = document.getElementById('root');
  const quacks = data?.stream?.edges.slice(0, MOST) ?? [];
  if (!root || root.hasChildNodes() || quacks.length === 0) return;
  const rows = quacks.map(({ node }) => element('div', listStyles.row, drawQuack(node)));
  const page = element(
    'div',
    frameStyles.frame,
    element('div', frameStyles.sidebar),
    element(
      'div',
      frameStyles.column,
      element('div', pageStyles.header, element('div', pageStyles.bar), element('div', earlyStyles.tabs)),
      element('div', composerPlaceStyles.atHead, element('div', composerPlaceStyles.kept)),
      ...rows,
    ),
    element('div', frameStyles.rail),
  );
  page.id = 'early-page';
  page.inert = true;
  root.before(page);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
