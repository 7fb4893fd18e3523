import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSettled } from '../../forms/useSettled';
import { useLanguage } from '../../i18n/I18nProvider';
import { EmptyState } from '../../ui/EmptyState';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { Skeleton } from '../../ui/Skeleton';
import { sheet } from '../../ui/theme/sheet';
import { useHelpSearchQuery } from './HelpSearch.generated';
import { topicPath } from './topic-path';
import { useWords } from './useWords';

const PAUSE_MS = 200;

/** The question that the help center begins with. What is found stands in the place of `children` while something is asked. */
export function HelpSearch({ children }: { children: ReactNode }) {
  const w = useWords();
  const [typed, setTyped] = useState('');
  const query = useSettled(typed.trim(), PAUSE_MS);
  return (
    <>
      <section className={styles.hero}>
        <h1 className={styles.title}>{w('lead')}</h1>
        <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <Icon of={Search} size={22} className={styles.icon} />
          <input
            type="search"
            value={typed}
            maxLength={100}
            dir={typed === '' ? undefined : 'auto'}
            autoComplete="off"
            aria-label={w('search')}
            placeholder={w('searchHint')}
            className={styles.input}
            onChange={(event) => setTyped(event.target.value)}
          />
        </form>
      </section>
      {typed.trim() === '' ? children : <Results query={query} isWaiting={query !== typed.trim()} />}
    </>
  );
}

function Results({ query, isWaiting }: { query: string; isWaiting: boolean }) {
  const w = useWords();
  const { language } = useLanguage();
  const { data, previousData, loading } = useHelpSearchQuery({ variables: { query, language }, skip: query === '' });
  const topics = (data ?? previousData)?.helpTopics;

  if (!topics) {
    return (
      <div className={styles.results} aria-busy>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height="4.5rem" />
        ))}
      </div>
    );
  }
  const isSettled = !isWaiting && !loading;
  return (
    <div className={styles.results}>
      <p role="status" className={styles.count}>
        {isSettled && topics.length > 0 ? w('found', { count: topics.length }) : ' '}
      </p>
      {topics.map(({ id, title, permalink, summary, language: written }) => (
        <Link key={id} to={topicPath(permalink)} lang={written} className={styles.result}>
          <span dir="auto" className={styles.resultTitle}>
            {title}
          </span>
          <span dir="auto" className={styles.summary}>
            {summary}
          </span>
        </Link>
      ))}
      {isSettled && topics.length === 0 && (
        <EmptyState
          drawing="reeds"
          title={w('nothing', { query })}
          text={w('nothingText')}
          action={
            <ButtonLink to="/help?tab=contact" variant="outline">
              {w('write')}
            </ButtonLink>
          }
        />
      )}
    </div>
  );
}

const styles = sheet({
  hero: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '5',
    paddingBlock: { base: '8', md: '12' },
    textAlign: 'center',
  },
  title: { fontSize: '2xl' },
  form: { position: 'relative', width: 'full', maxWidth: '36rem' },
  icon: {
    position: 'absolute',
    insetInlineStart: '4',
    insetBlockStart: '50%',
    transform: 'translateY(-50%)',
    color: 'fg.muted',
    pointerEvents: 'none',
  },
  input: {
    width: 'full',
    minHeight: '14',
    // The same on both sides: the icon stays where the page begins, the text begins where its language does.
    paddingInline: '12',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'full',
    bg: 'bg.card',
    fontSize: 'md',
    textOverflow: 'ellipsis',
    _hover: { borderColor: 'border.hover' },
    _focusVisible: {
      outline: 'none',
      borderColor: 'brand.focus',
      boxShadow: '0 0 0 1px var(--m-colors-brand-focus)',
    },
  },
  results: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    width: 'full',
    maxWidth: '36rem',
    marginInline: 'auto',
  },
  count: { color: 'fg.muted', fontSize: 'sm', paddingInline: '4' },
  result: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    padding: '4',
    borderRadius: 'card',
    color: 'fg.default',
    textDecoration: 'none',
    _hover: { bg: 'bg.hover' },
  },
  resultTitle: { fontWeight: 'medium', color: 'brand.fg' },
  summary: { color: 'fg.muted', fontSize: 'sm' },
});
