import { Suspense } from 'react';
import { errorMessage } from '../../graphql/error-messages';
import { useRefreshWhileVisible } from '../../graphql/useRefreshWhileVisible';
import { useLanguage, useT } from '../../i18n/I18nProvider';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorCard } from '../../ui/feedback/ErrorCard';
import { Icon } from '../../ui/media/Icon';
import { Link } from '../../ui/navigation/Link';
import { useTakeOver } from '../../ui/layout/server-page';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { sheet } from '../../ui/theme/sheet';
import { categoryIcon } from './category-icons';
import { HelpCenterDocument, useHelpCenterQuery } from './HelpCenter.generated';
import { topicPath } from './topic-path';
import { useIsEditor } from './useIsEditor';
import { useMessages } from './useMessages';
import { CategoryTools } from './editing/CategoryTools';
import { CenterTools } from './editing/CategoryTools';

/** All categories with their topics. */
export function CategoryCards() {
  const t = useT();
  const w = useMessages();
  const { language } = useLanguage();
  const isEditor = useIsEditor();
  const { data, error, loading, refetch } = useHelpCenterQuery({ variables: { language } });
  useRefreshWhileVisible(HelpCenterDocument, { language }, isEditor);
  useTakeOver(data !== undefined || error !== undefined);

  if (!data) {
    if (error && !loading) {
      return (
        <ErrorCard
          title={w('loadFailed')}
          reason={errorMessage(error, t, t('errors.generic'))}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      );
    }
    return (
      <div className={styles.grid} aria-busy aria-label={t('states.loading')}>
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Skeleton key={card} height="17rem" />
        ))}
      </div>
    );
  }
  const categories = data.helpCategories;
  return (
    <>
      {isEditor && (
        <Suspense fallback={null}>
          <CenterTools categories={categories} />
        </Suspense>
      )}
      {categories.length === 0 && <EmptyState drawing="reeds" title={w('empty')} />}
      <div className={styles.grid}>
        {categories.map((category) => (
          <section key={category.id} aria-labelledby={`category-${category.id}`} className={styles.card}>
            <span className={styles.icon}>
              <Icon of={categoryIcon(category.icon)} size={22} />
            </span>
            <h2 id={`category-${category.id}`} dir="auto" lang={category.language} className={styles.name}>
              {category.name}
            </h2>
            <p dir="auto" lang={category.language} className={styles.description}>
              {category.description}
            </p>
            <ul className={styles.topics}>
              {category.topics.map(({ id, title, permalink, language: written }) => (
                <li key={id}>
                  <Link to={topicPath(permalink)} lang={written} className={styles.topic}>
                    <bdi>{title}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
            {isEditor && (
              <Suspense fallback={null}>
                <CategoryTools category={category} />
              </Suspense>
            )}
          </section>
        ))}
      </div>
    </>
  );
}

const styles = sheet({
  grid: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    gap: '4',
  },
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    padding: '5',
    bg: 'bg.card',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'card',
    minWidth: '0',
  },
  icon: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '10',
    height: '10',
    marginBlockEnd: '2',
    borderRadius: 'control',
    bg: 'brand.subtle',
    color: 'brand.fg',
  },
  name: { fontSize: 'lg' },
  description: { color: 'fg.muted', fontSize: 'sm', marginBlockEnd: '2' },
  topics: { listStyle: 'none', flex: '1' },
  topic: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '9',
    color: 'brand.fg',
    textDecoration: 'none',
    borderRadius: '0.25rem',
    _hover: { textDecoration: 'underline' },
  },
});
