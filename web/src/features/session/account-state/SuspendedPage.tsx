import { CircleOff } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useReconnected } from '../../../graphql/reconnections';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { FullScreenLoader } from '../../../ui/feedback/FullScreenLoader';
import { Button } from '../../../ui/form/Button';
import { Card } from '../../../ui/layout/Card';
import { Muted, Row, Stack, Text } from '../../../ui/layout/Layout';
import { useTakeOver } from '../../../ui/layout/server-page';
import { usePageTitle } from '../../../ui/layout/usePageTitle';
import { Icon } from '../../../ui/media/Icon';
import { sheet } from '../../../ui/theme/sheet';
import { DataExportPanel } from '../data-export/DataExportPanel';
import { session } from '../sign-in/api';
import { revokeOverGraphql } from '../sign-in/token-exchange';
import { useOwnStateChangedSubscription, useOwnStateQuery } from './AccountState.generated';
import { useAccountStateMessages } from './messages';
import { useNow } from '../../../ui/text/useNow';

interface SuspendedPageProps {
  /** Why, and how to appeal. */
  reasons: ReactNode;
  /** Called when the suspension is over. */
  onLifted: () => void;
}

/** The only page of a suspended person. */
export function SuspendedPage({ reasons, onLifted }: SuspendedPageProps) {
  const t = useT();
  const w = useAccountStateMessages();
  const formats = useFormats();
  const now = useNow();
  const { data, error, loading, refetch } = useOwnStateQuery({ fetchPolicy: 'network-only' });
  // The result goes into the cache, which answers the query above.
  useOwnStateChangedSubscription({ ignoreResults: true });
  useReconnected(() => void refetch().catch(() => undefined));
  usePageTitle(w('suspended'));
  useTakeOver(true);
  const viewer = data?.viewer;
  const isLifted = viewer != null && viewer.accountState.suspendedAt === null;
  useEffect(() => {
    if (isLifted) onLifted();
  }, [isLifted, onLifted]);

  async function signOut() {
    const refreshToken = session.signOut();
    if (refreshToken) await revokeOverGraphql(refreshToken);
  }

  if (error && !viewer) {
    return (
      <main id="main" className={styles.page}>
        <ErrorCard
          as="h1"
          title={w('loadFailed')}
          reason={errorMessage(error, t, t('errors.generic'))}
          busy={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      </main>
    );
  }
  if (!viewer || isLifted) return <FullScreenLoader />;
  const { suspendedAt, erasedAt } = viewer.accountState;
  const day = erasedAt === null ? '' : formats.day(new Date(erasedAt));
  return (
    <main id="main" className={styles.page}>
      <div className={styles.column}>
        <Card padding="lg">
          <Stack gap={5}>
            <Row gap={3}>
              <Icon of={CircleOff} size={28} className={styles.icon} />
              <h1 className={styles.title}>{w('suspended')}</h1>
            </Row>
            <Text>{w('suspendedText')}</Text>
            {suspendedAt !== null && <Text>{w('suspendedSince', { day: formats.day(new Date(suspendedAt)) })}</Text>}
            {erasedAt !== null && <Text>{w(new Date(erasedAt) > now ? 'erasedOn' : 'erasedSince', { day })}</Text>}
            <div className={styles.section}>{reasons}</div>
            <div className={styles.section}>
              <DataExportPanel as="h2" />
            </div>
            <Row gap={3} wrap justify="between">
              <Muted>{w.rich('signedInAs', { email: <bdi key="email">{viewer.email}</bdi> })}</Muted>
              <Button variant="outline" onClick={() => void signOut()}>
                {w('signOut')}
              </Button>
            </Row>
          </Stack>
        </Card>
      </div>
    </main>
  );
}

const styles = sheet({
  page: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '100dvh',
    paddingInline: '4',
    paddingBlock: '8',
  },
  column: { width: 'full', maxWidth: '34rem' },
  icon: { flexShrink: '0', color: 'danger.fg' },
  title: { fontSize: 'xl' },
  section: { paddingBlockStart: '5', borderBlockStartWidth: '1px', borderColor: 'border.hairline' },
});
