import { frameStyles } from '../app/shell/frame-styles';
import { checklistFrameStyles } from '../features/first-run/frame-styles';
import { composerFrameStyles } from '../features/posts/composer/frame-styles';
import { listStyles } from '../ui/list/list-styles';
import { pageStyles } from '../ui/layout/page-styles';
import { cx } from '../ui/theme/sheet';
import { drawPost, type EarlyPost } from './draw-post';
import { earlyStyles } from './early-styles';
import { element } from './element';

/** Quacks that any window has room for: the others come with the client. */
const MOST = 8;

interface StreamAnswer {
  data?: { stream?: { edges: { node: EarlyPost }[] } | null } | null;
}

/**
 * Draws the first quacks where the client will draw them, until it takes their place (ui/server-page.ts). Nothing can be done
 * with them yet, and assistive technology waits for the client's. Resolves when they have been painted; nothing is drawn where
 * the client was faster.
 * @param isNew whether the checklist of new people will be above them
 */
export async function drawStream({ data }: StreamAnswer, isNew: boolean): Promise<void> {
  const root = document.getElementById('root');
  const quacks = data?.stream?.edges.slice(0, MOST) ?? [];
  if (!root || root.hasChildNodes() || quacks.length === 0) return;
  const rows = quacks.map(({ node }) => element('div', listStyles.row, drawPost(node)));
  const page = element(
    'div',
    frameStyles.frame,
    element('div', frameStyles.sidebar),
    element(
      'div',
      frameStyles.column,
      element('div', pageStyles.header, element('div', pageStyles.bar), element('div', earlyStyles.tabs)),
      ...(isNew ? [element('div', checklistFrameStyles.kept)] : []),
      element(
        'div',
        composerFrameStyles.atHead,
        element('div', cx(composerFrameStyles.kept, composerFrameStyles.keptAtHead)),
      ),
      ...rows,
    ),
    element('div', frameStyles.rail),
  );
  page.id = 'early-page';
  page.inert = true;
  root.before(page);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
