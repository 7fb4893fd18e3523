import { Suspense, useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useFormats, useLanguage, useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Muted, Row } from '../../../ui/layout/Layout';
import { useTakeOver } from '../../../ui/layout/server-page';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { sheet } from '../../../ui/theme/sheet';
import { Article } from '../../../ui/text/Article';
import { ArticleSkeleton } from '../ArticleSkeleton';
import { TableOfContents } from '../TableOfContents';
import { useIsEditor } from '../useIsEditor';
import { useMessages } from '../useMessages';
import { useHelpPageQuery } from '../HelpPage.generated';
import type { LegalText } from './legal-text';
import { VersionChoice } from './VersionChoice';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';

const PageEditor = lazyWithRetry(async () => ({ default: (await import('../editing/PageEditor')).PageEditor }));

/** The privacy policy or the terms, and a comparison of any two versions. */
export function LegalPage({ slug }: { slug: 'privacy' | 'terms' }) {
  const t = useT();
  const w = useMessages();
  const { language } = useLanguage();
  const { data, error, loading, refetch } = useHelpPageQuery({ variables: { slug, language } });
  useTakeOver(data !== undefined || error !== undefined);
  const page = data?.helpPage;

  if (page) return <Text page={page} />;
  if ((error && !loading) || data) {
    return (
      <ErrorCard
        as="h1"
        title={w('textFailed')}
        reason={error ? errorMessage(error, t, t('errors.generic')) : t('states.notFoundText')}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  return <ArticleSkeleton title={w(slug)} />;
}

function Text({ page }: { page: LegalText }) {
  const w = useMessages();
  const formats = useFormats();
  const isEditor = useIsEditor();
  const [isEditing, setEditing] = useState(false);

  if (isEditing) {
    return (
      <Suspense fallback={<Skeleton height="24rem" />}>
        <PageEditor page={page} onClose={() => setEditing(false)} />
      </Suspense>
    );
  }
  return (
    <div className={styles.page}>
      <article className={styles.article}>
        <h1 dir="auto" lang={page.language} className={styles.title}>
          {page.title}
        </h1>
        <Row gap={3} wrap>
          <Muted>
            {w('version', { version: page.version })} ·{' '}
            <time dateTime={page.updatedAt}>{w('updated', { day: formats.day(new Date(page.updatedAt)) })}</time>
          </Muted>
          {isEditor && (
            <Button size="sm" variant="outline" onClick={() => setEditing(true)}>
              {w('edit')}
            </Button>
          )}
        </Row>
        <VersionChoice key={`${page.language} ${page.version}`} versions={page.versions} />
        <Article html={page.bodyHtml} language={page.language} />
      </article>
      <aside className={styles.side}>
        <TableOfContents headings={page.headings} />
      </aside>
    </div>
  );
}

const styles = sheet({
  page: { display: 'flex', gap: '12', paddingBlockStart: { base: '6', md: '8' } },
  article: { flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column', gap: '3' },
  title: { fontSize: '2xl' },
  side: {
    display: { base: 'none', lg: 'block' },
    width: '15rem',
    flexShrink: '0',
    position: 'sticky',
    insetBlockStart: '8',
    alignSelf: 'start',
  },
});
