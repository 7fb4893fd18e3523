import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDebouncedValue } from '../../forms/useDebouncedValue';
import { useLanguage } from '../../i18n/I18nProvider';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ButtonLink } from '../../ui/form/Button';
import { Icon } from '../../ui/media/Icon';
import { Link } from '../../ui/navigation/Link';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { sheet } from '../../ui/theme/sheet';
import { useHelpSearchQuery } from './HelpSearch.generated';
import { topicPath } from './topic-path';
import { useMessages } from './useMessages';
import { isForInputMethod } from '../../ui/form/input-method';

const PAUSE_MS = 200;

/** The search of the help center, in the address as `?q=`. Results replace `children` while there is a query. */
export function HelpSearch({ children }: { children: ReactNode }) {
  const w = useMessages();
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('q') ?? '';
  const [lastAsked, setLastAsked] = useState(asked);
  const [typed, setTyped] = useState(asked);
  const query = useDebouncedValue(typed.trim(), PAUSE_MS);
  const root = useRef<HTMLDivElement>(null);

  // A link to the topics ends the search.
  if (asked !== lastAsked) {
    setLastAsked(asked);
    if (asked === '') setTyped('');
  }
  const write = useEffectEvent(() => {
    if (query !== asked) setParameters(query === '' ? {} : { q: query }, { replace: true });
  });
  useEffect(() => write(), [query]);

  return (
    <div ref={root} onKeyDown={(event) => moveByArrows(event, root.current)}>
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
    </div>
  );
}

/** Moves the focus from the field to the results and back. */
function moveByArrows(event: KeyboardEvent, root: HTMLElement | null) {
  if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || isForInputMethod(event.nativeEvent)) return;
  const results = [...(root?.querySelectorAll<HTMLElement>('input[type=search], [data-result]') ?? [])];
  const at = results.indexOf(event.target as HTMLElement);
  const next = results[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

function Results({ query, isWaiting }: { query: string; isWaiting: boolean }) {
  const w = useMessages();
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
  const isDebounced = !isWaiting && !loading;
  return (
    <div className={styles.results}>
      <p role="status" className={styles.count}>
        {isDebounced && topics.length > 0 ? w('found', { count: topics.length }) : ' '}
      </p>
      {topics.map(({ id, title, permalink, summary, language: written }) => (
        <Link key={id} to={topicPath(permalink)} lang={written} data-result className={styles.result}>
          <span dir="auto" className={styles.resultTitle}>
            {title}
          </span>
          <span dir="auto" className={styles.summary}>
            {summary}
          </span>
        </Link>
      ))}
      {isDebounced && topics.length === 0 && (
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
    // Equal padding: the icon is at the start of the page, the text at the start of its language.
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
