import { Component, type ReactNode } from 'react';
import { useT } from '../i18n/I18nProvider';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { sheet } from '../ui/theme/sheet';
import { useTakeOver } from '../ui/server-page';
import { useOnline } from '../ui/useOnline';
import { usePageTitle } from '../ui/usePageTitle';

/** A page's code that is no longer on the server, because a newer version replaced it. */
const isStale = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|module script|Importing a module/i.test(error.message);

/** In the place of a page that crashed or could not be fetched. */
function CrashPage({ error, whole }: { error: unknown; whole: boolean }) {
  const t = useT();
  const isOnline = useOnline();
  const missing = isStale(error);
  const stale = missing && isOnline;
  const away = missing && !isOnline;
  const title = stale ? t('states.staleTitle') : away ? t('states.awayTitle') : t('states.crashTitle');
  const Tag = whole ? 'main' : 'div';
  usePageTitle(title);
  useTakeOver(true);
  return (
    <Tag id={whole ? 'main' : undefined} className={styles.page}>
      <EmptyState
        as="h1"
        drawing="ripples"
        title={title}
        text={stale ? t('states.staleText') : away ? t('states.awayText') : t('states.crashText')}
        action={<Button onClick={() => location.reload()}>{t('states.reload')}</Button>}
      />
    </Tag>
  );
}

interface State {
  error: unknown;
}

interface ErrorBoundaryProps {
  /** A new value gives the children another try, such as the next address. */
  resetOn?: string;
  /** Outside every frame, so that what it shows is the whole page. */
  whole?: boolean;
  children: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.error !== null && before.resetOn !== this.props.resetOn) this.setState({ error: null });
  }

  override render() {
    return this.state.error === null ? (
      this.props.children
    ) : (
      <CrashPage error={this.state.error} whole={this.props.whole ?? false} />
    );
  }
}

const styles = sheet({
  page: { minHeight: '70dvh', display: 'flex', alignItems: 'center', justifyContent: 'center' },
});
