import { profilePath } from '@mallard/rules/page-paths';
import { Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { signInPrompt } from '../../features/session/sign-in/sign-in-prompt';
import { frameDialog, useFrameDialog } from '../../features/session/shortcuts/frame-dialog';
import { listenToKeys } from '../../features/session/shortcuts/shortcuts';
import { focusSearch } from '../../features/session/shortcuts/focus-search';
import { useShortcut } from '../../features/session/shortcuts/useShortcut';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry';
import type { Account } from './account';

const loadCompose = () => import('../../features/posts/composer/ComposeDialog');
const loadHelp = () => import('../../features/session/shortcuts/ShortcutsDialog');
const loadPalette = () => import('./CommandPalette');
const CommandPalette = lazyWithRetry(async () => ({ default: (await loadPalette()).CommandPalette }));
const ComposeDialog = lazyWithRetry(async () => ({ default: (await loadCompose()).ComposeDialog }));
const ShortcutsDialog = lazyWithRetry(async () => ({ default: (await loadHelp()).ShortcutsDialog }));

/** Loaded after the page. */
const PREFETCH_MS = 3_000;

interface ShortcutsProps {
  account: Account;
  /** There the keys are for tables: none writes a quack or goes to the search of the site. */
  isAdministration?: boolean;
}

/** The keyboard shortcuts of all signed-in pages, and the dialogs that they open. */
export function Shortcuts({ account, isAdministration = false }: ShortcutsProps) {
  const navigate = useNavigate();
  const shown = useFrameDialog();
  useEffect(() => listenToKeys(), []);
  useEffect(() => {
    // The dialog has gone, and with it what was pressed.
    const isLost = document.activeElement === document.body;
    if (signInPrompt.takeFocus() && isLost) document.getElementById('main')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => listenForPalette(), []);
  useShortcut('n', () => !isAdministration && frameDialog.open('compose'));
  useShortcut('?', () => frameDialog.open('shortcuts'));
  useShortcut('/', () => {
    if (!focusSearch() && !isAdministration) void navigate('/explore', { state: { focusSearch: true } });
  });
  useShortcut('g s', () => void navigate('/stream'));
  useShortcut('g n', () => void navigate('/notifications'));
  useShortcut('g w', () => void navigate('/whispers'));
  useShortcut('g e', () => void navigate('/explore'));
  useShortcut('g p', () => account.viewer && void navigate(profilePath(account.viewer.handle)));

  useEffect(() => {
    // Preloaded, so that it also opens offline.
    const timer = setTimeout(() => void loadCompose().catch(() => undefined), PREFETCH_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Suspense fallback={null}>
      {shown?.dialog === 'compose' && <ComposeDialog about={shown.about} />}
      {shown?.dialog === 'palette' && <CommandPalette account={account} />}
      {shown?.dialog === 'shortcuts' && <ShortcutsDialog />}
    </Suspense>
  );
}

/** Ctrl or Command and K, also while writing, but not over another dialog, which could lose its place. */
function listenForPalette(): () => void {
  const stop = new AbortController();
  const onKeyDown = (event: KeyboardEvent) => {
    const { ctrlKey, metaKey, shiftKey, altKey, code } = event;
    if (code !== 'KeyK' || ctrlKey === metaKey || shiftKey || altKey) return;
    event.preventDefault();
    if (!document.querySelector('dialog[open]:modal')) frameDialog.open('palette');
  };
  document.addEventListener('keydown', onKeyDown, { signal: stop.signal });
  return () => stop.abort();
}
