import { useT } from '../i18n/I18nProvider';
import { Button } from '../ui/form/Button';
import { EmptyState } from '../ui/feedback/EmptyState';
import { isMissingCode } from '../ui/loading/missing-code';
import { useTakeOver } from '../ui/layout/server-page';
import { Spinner } from '../ui/feedback/Spinner';
import { sheet } from '../ui/theme/sheet';
import { usePageTitle } from '../ui/layout/usePageTitle';
import { useMissingPage } from './useMissingPage';

interface CrashPageProps {
  error: unknown;
  whole: boolean;
  /** Retries the page. */
  onRetry: () => void;
}

/** Replaces a page that crashed or could not be loaded. */
export function CrashPage({ error, whole, onRetry }: CrashPageProps) {
  const Tag = whole ? 'main' : 'div';
  useTakeOver(true);
  return (
    <Tag id={whole ? 'main' : undefined} className={styles.page}>
      {isMissingCode(error) ? <Missing onFound={onRetry} /> : <Notice kind="crash" />}
    </Tag>
  );
}

const kinds = { away: 'away', outdated: 'stale', broken: 'crash' } as const;

function Missing({ onFound }: { onFound: () => void }) {
  const t = useT();
  const why = useMissingPage(onFound);
  return why === 'asking' ? <Spinner label={t('states.loading')} /> : <Notice kind={kinds[why]} />;
}

function Notice({ kind }: { kind: 'away' | 'stale' | 'crash' }) {
  const t = useT();
  const title = t(`states.${kind}Title`);
  usePageTitle(title);
  return (
    <EmptyState
      as="h1"
      drawing="ripples"
      title={title}
      text={t(`states.${kind}Text`)}
      action={<Button onClick={() => location.reload()}>{t('states.reload')}</Button>}
    />
  );
}

const styles = sheet({
  page: { minHeight: '70dvh', display: 'flex', alignItems: 'center', justifyContent: 'center' },
});
