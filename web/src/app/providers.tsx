import { ApolloProvider } from '@apollo/client/react';
import type { ComponentProps, ReactNode } from 'react';
import { client } from '../features/identity/session/api';
import { ViewerProvider } from '../features/identity/viewer/viewer';
import { I18nProvider } from '../i18n/I18nProvider';
import { FullScreenLoader } from '../ui/FullScreenLoader';
import { ErrorBoundary } from './error-boundary';

interface ProvidersProps {
  firstLanguage: ComponentProps<typeof I18nProvider>['first'];
  children: ReactNode;
}

/** Words, data and the person, in this order: each may use those outside it. */
export function Providers({ firstLanguage, children }: ProvidersProps) {
  return (
    <I18nProvider first={firstLanguage}>
      <ErrorBoundary whole>
        <ApolloProvider client={client}>
          <ViewerProvider waiting={<FullScreenLoader />}>{children}</ViewerProvider>
        </ApolloProvider>
      </ErrorBoundary>
    </I18nProvider>
  );
}
