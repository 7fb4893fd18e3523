import './ui/theme/design-system.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { prefetch } from './app/page';
import { Pages } from './app/Pages';
import { Providers } from './app/providers';
import { routes } from './app/router';
import { followTheme } from './features/theme/theme-store';
import { firstLanguage } from './i18n/I18nProvider';
import { holdServerPage } from './ui/server-page';
import './ui/theme/fonts.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

followTheme();
holdServerPage();
prefetch(routes, location.pathname);
const language = await firstLanguage();

createRoot(root).render(
  <StrictMode>
    <Providers firstLanguage={language}>
      <BrowserRouter>
        <Pages />
      </BrowserRouter>
    </Providers>
  </StrictMode>,
);
