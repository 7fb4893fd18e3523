import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { followTheme } from '../features/theme/theme-store';
import { firstLanguage } from '../i18n/I18nProvider';
import { holdServerPage } from '../ui/server-page';
import { prefetch } from './page';
import { Pages } from './Pages';
import { Providers } from './providers';
import { routes } from './router';

/** Milliseconds that the first look waits for the code of its page, so that no loader flashes before it. */
const PATIENCE_MS = 300;

/** Begins the client: resolves once its first look is on its way. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');

  followTheme();
  holdServerPage();
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const code = Promise.race([prefetch(routes, location.pathname), patience]);
  const [language] = await Promise.all([firstLanguage(), code]);

  // In slices, between which the browser can draw and listen.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers firstLanguage={language}>
          <BrowserRouter>
            <Pages />
          </BrowserRouter>
        </Providers>
      </StrictMode>,
    ),
  );
}
