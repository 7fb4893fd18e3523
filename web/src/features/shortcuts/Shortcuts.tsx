import { Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { frameDialog, useFrameDialog } from './frame-dialog';
import { listenToKeys } from './shortcuts';
import { focusSearch } from './focus-search';
import { useShortcut } from './useShortcut';
import { lazily } from '../../ui/lazily';

const loadCompose = () => import('../posts/composer/ComposeDialog');
const loadHelp = () => import('./ShortcutsDialog');
const ComposeDialog = lazily(async () => ({ default: (await loadCompose()).ComposeDialog }));
const ShortcutsDialog = lazily(async () => ({ default: (await loadHelp()).ShortcutsDialog }));

/** After the page itself has come. */
const PREFETCH_MS = 3_000;

/** Stands once in the frame of signed-in pages: the keys that work anywhere, and the dialogs that they open. */
export function Shortcuts() {
  const navigate = useNavigate();
  const dialog = useFrameDialog();
  useEffect(() => listenToKeys(), []);
  useShortcut('n', () => frameDialog.open('compose'));
  useShortcut('?', () => frameDialog.open('shortcuts'));
  useShortcut('/', () => {
    if (!focusSearch()) void navigate('/explore', { state: { focusSearch: true } });
  });
  useShortcut('g s', () => void navigate('/stream'));
  useShortcut('g n', () => void navigate('/notifications'));
  useShortcut('g w', () => void navigate('/whispers'));

  useEffect(() => {
    // Ready before it is wanted, and where the connection has gone by then.
    const timer = setTimeout(() => void loadCompose().catch(() => undefined), PREFETCH_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Suspense fallback={null}>
      {dialog === 'compose' && <ComposeDialog />}
      {dialog === 'shortcuts' && <ShortcutsDialog />}
    </Suspense>
  );
}
