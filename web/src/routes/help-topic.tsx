import { Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { Article } from '../ui/text/Article';
import { ArticleSkeleton } from '../features/help/ArticleSkeleton';
import { HelpTabs } from '../features/help/HelpTabs';
import { type HelpTopicQuery, useHelpTopicQuery } from '../features/help/HelpTopic.generated';
import { TableOfContents } from '../features/help/TableOfContents';
import { topicPath } from '../features/help/topic-path';
import { TopicNeighbors } from '../features/help/TopicNeighbors';
import { useIsEditor } from '../features/help/useIsEditor';
import { useMessages } from '../features/help/useMessages';
import { errorMessage } from '../graphql/error-messages';
import { useFormats, useLanguage, useT } from '../i18n/I18nProvider';
import { ButtonLink } from '../ui/form/Button';
import { EmptyState } from '../ui/feedback/EmptyState';
import { ErrorCard } from '../ui/feedback/ErrorCard';
import { Muted } from '../ui/layout/Layout';
import { Link } from '../ui/navigation/Link';
import { useTakeOver } from '../ui/layout/server-page';
import { Skeleton } from '../ui/feedback/Skeleton';
import { TextLink } from '../ui/navigation/TextLink';
import { sheet } from '../ui/theme/sheet';
import { usePageTitle } from '../ui/layout/usePageTitle';
import { lazyWithRetry } from '../ui/loading/lazy-with-retry';

const TopicTools = lazyWithRetry(async () => ({
  default: (await import('../features/help/editing/TopicTools')).TopicTools,
}));
const TopicEditor = lazyWithRetry(async () => ({
  default: (await import('../features/help/editing/TopicEditor')).TopicEditor,
}));

/** /help/t/:permalink: one article. */
export function HelpTopicPage() {
  const t = useT();
  const w = useMessages();
  const { permalink = '' } = useParams();
  const { language } = useLanguage();
  const { data, error, loading, refetch } = useHelpTopicQuery({ variables: { permalink, language } });
  const topic = data?.helpTopic;
  usePageTitle(topic?.title ?? (data ? w('gone') : w('title')));
  useTakeOver(data !== undefined || error !== undefined);

  return (
    <>
      <HelpTabs selected="topics" within />
      {topic ? (
        topic.permalink === permalink ? (
          <Topic key={topic.id} topic={topic} />
        ) : (
          <Navigate to={topicPath(topic.permalink)} replace />
        )
      ) : data ? (
        <EmptyState
          drawing="reeds"
          as="h1"
          title={w('gone')}
          text={w('goneText')}
          action={<ButtonLink to="/help">{w('toHelp')}</ButtonLink>}
        />
      ) : error && !loading ? (
        <ErrorCard
          as="h1"
          title={w('textFailed')}
          reason={errorMessage(error, t, t('errors.generic'))}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <ArticleSkeleton title={w('title')} />
      )}
    </>
  );
}

function Topic({ topic }: { topic: NonNullable<HelpTopicQuery['helpTopic']> }) {
  const w = useMessages();
  const formats = useFormats();
  const { language } = useLanguage();
  const isEditor = useIsEditor();
  const [isEditing, setEditing] = useState(false);
  useScrollToHeading();

  if (isEditing) {
    return (
      <Suspense fallback={<Skeleton height="24rem" />}>
        <TopicEditor topic={topic} categoryId={topic.category.id} onClose={() => setEditing(false)} />
      </Suspense>
    );
  }
  return (
    <div className={styles.page}>
      <article className={styles.article}>
        <nav aria-label={w('breadcrumb')} className={styles.crumbs}>
          <TextLink to="/help" quiet>
            {w('title')}
          </TextLink>
          <span aria-hidden>/</span>
          <bdi>{topic.category.name}</bdi>
        </nav>
        <h1 dir="auto" lang={topic.language} className={styles.title}>
          {topic.title}
        </h1>
        <Muted>
          <time dateTime={topic.updatedAt}>{w('updated', { day: formats.day(new Date(topic.updatedAt)) })}</time>
        </Muted>
        {topic.language !== language && <p className={styles.note}>{w('otherLanguage')}</p>}
        {isEditor && (
          <Suspense fallback={null}>
            <TopicTools topic={topic} onEdit={() => setEditing(true)} />
          </Suspense>
        )}
        <div className={styles.inlineContents}>
          <TableOfContents headings={topic.headings} />
        </div>
        <Article html={topic.bodyHtml} language={topic.language} />
        <TopicNeighbors topic={topic} />
        <p className={styles.stuck}>
          {w('stuck')} <TextLink to="/help?tab=contact">{w('write')}</TextLink>
        </p>
      </article>
      <aside className={styles.side}>
        <TableOfContents headings={topic.headings} />
        <nav aria-label={w('inCategory', { category: topic.category.name })} className={styles.siblings}>
          <p className={styles.sideTitle}>{w.rich('inCategory', { category: <bdi>{topic.category.name}</bdi> })}</p>
          {topic.category.topics.map(({ id, title, permalink, language: written }) => (
            <Link
              key={id}
              to={topicPath(permalink)}
              lang={written}
              aria-current={id === topic.id ? 'page' : undefined}
              className={styles.sibling}
            >
              <bdi>{title}</bdi>
            </Link>
          ))}
        </nav>
      </aside>
    </div>
  );
}

/** Browsers scroll to the hash before the text has loaded. */
function useScrollToHeading() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash.length > 1) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash]);
}

const styles = sheet({
  page: { display: 'flex', gap: '12', paddingBlockStart: { base: '6', md: '8' } },
  article: { flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column', gap: '3' },
  crumbs: { display: 'flex', gap: '2', color: 'fg.muted', fontSize: 'sm' },
  title: { fontSize: '2xl' },
  note: { paddingInline: '4', paddingBlock: '3', borderRadius: 'control', bg: 'accent.subtle', fontSize: 'sm' },
  inlineContents: { display: { base: 'block', lg: 'none' }, _empty: { display: 'none' } },
  stuck: { color: 'fg.muted', fontSize: 'sm', paddingBlockStart: '2' },
  side: {
    display: { base: 'none', lg: 'flex' },
    flexDirection: 'column',
    gap: '8',
    width: '15rem',
    flexShrink: '0',
    position: 'sticky',
    insetBlockStart: '8',
    alignSelf: 'start',
  },
  siblings: { display: 'flex', flexDirection: 'column', fontSize: 'sm' },
  sideTitle: { color: 'fg.muted', fontWeight: 'medium', marginBlockEnd: '1' },
  sibling: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '8',
    paddingBlock: '1',
    color: 'brand.fg',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
    '&[aria-current=page]': { color: 'fg.default', fontWeight: 'medium' },
  },
});
