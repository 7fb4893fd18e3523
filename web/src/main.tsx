import './ui/theme/design-system.css';
import './ui/theme/fonts.css';
import './early/looks';
import './early/early';
import { firstPaint, nextTask } from './first-paint';
import { fetchLater } from './later-files';

/** A function, because the bundler joins fewer files if a module waits at its top level. */
async function boot(): Promise<void> {
  await firstPaint();
  fetchLater();
  // The libraries run in a task of their own: everything at once would block a slow phone for a tenth of a second.
  await import('react-dom/client');
  await nextTask();
  const { start } = await import('./app/start');
  await start();
}

void boot();
