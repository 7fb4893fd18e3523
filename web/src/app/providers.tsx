import { ApolloProvider } from '@apollo/client/react';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { client } from '../features/session/sign-in/api';
import { ViewerProvider } from '../features/session/viewer/viewer';
import { I18nProvider } from '../i18n/I18nProvider';
import { FullScreenLoader } from '../ui/feedback/FullScreenLoader';
import { lazyWithRetry } from '../ui/loading/lazy-with-retry';
import { ErrorBoundary } from './error-boundary';

const SuspensionReasons = lazyWithRetry(async () => ({
  default: (await import('./SuspensionReasons')).SuspensionReasons,
}));

/** Rendered for suspended people only. */
const reasons = (
  <Suspense fallback={null}>
    <SuspensionReasons />
  </Suspense>
);

interface ProvidersProps {
  firstLanguage: ComponentProps<typeof I18nProvider>['first'];
  children: ReactNode;
}

/** Language, data and viewer; each may use the ones outside it. */
export function Providers({ firstLanguage, children }: ProvidersProps) {
  return (
    <I18nProvider first={firstLanguage}>
      <ErrorBoundary whole>
        <ApolloProvider client={client}>
          <ViewerProvider waiting={<FullScreenLoader />} reasons={reasons}>
            {children}
          </ViewerProvider>
        </ApolloProvider>
      </ErrorBoundary>
    </I18nProvider>
  );
}
