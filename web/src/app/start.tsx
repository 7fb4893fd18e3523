import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { followTheme } from '../features/session/theme/theme-store';
import { firstLanguage } from '../i18n/I18nProvider';
import { holdServerPage } from '../ui/layout/server-page';
import { prefetch } from './page';
import { Pages } from './Pages';
import { Providers } from './providers';
import { routes } from './router';

/** How long the first render waits for the code of its page, so that no loader flashes. */
const CODE_TIMEOUT_MS = 300;

/** Starts the client; resolves once the first render is scheduled. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');

  followTheme();
  holdServerPage();
  const patience = new Promise((resolve) => setTimeout(resolve, CODE_TIMEOUT_MS));
  const code = Promise.race([prefetch(routes, location.pathname), patience]);
  const [language] = await Promise.all([firstLanguage(), code]);

  // A transition renders in slices, so that the browser stays responsive.
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
