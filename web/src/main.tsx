import './ui/theme/design-system.css';
import './ui/theme/fonts.css';
import './early/looks';
import './early/early';
import { firstPaint, nextTask } from './first-paint';
import { fetchLater } from './later-files';

await firstPaint();
fetchLater();
// The libraries run in a task of their own: everything at once would block a slow phone for a tenth of a second.
await import('./libraries');
await nextTask();
const { start } = await import('./app/start');
await start();
