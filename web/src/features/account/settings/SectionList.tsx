import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { TextField } from '../../../ui/form/TextField';
import { Icon } from '../../../ui/media/Icon';
import { Link } from '../../../ui/navigation/Link';
import { ListGroup } from '../../../ui/list/ListGroup';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { cx, sheet } from '../../../ui/theme/sheet';
import { useSettingsMessages } from './messages';
import { useSearchMessages } from './search-messages';
import { type Section, sectionIcons, sectionPath, sections } from './sections';
import { type FoundSetting, useSettingsSearch } from './useSettingsSearch';

interface SectionListProps {
  selected: Section | null;
  /** A page of its own, with a line about each section. */
  isPage: boolean;
}

/** The links to the sections of the settings, or to the settings that were searched for. */
export function SectionList({ selected, isPage }: SectionListProps) {
  const w = useSettingsMessages();
  const say = useSearchMessages();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const found = useSettingsSearch(query);
  const isSearching = query.trim() !== '';
  return (
    <div className={cx(styles.frame, !isPage && styles.beside)}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          if (found[0]) void navigate(found[0].to, { replace: !isPage });
        }}
      >
        <TextField
          label={say('search')}
          hideLabel
          type="search"
          placeholder={say('search')}
          dir={query === '' ? undefined : 'auto'}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </form>
      <VisuallyHidden role="status">
        {isSearching && found.length > 0 && say('found', { count: found.length })}
      </VisuallyHidden>
      {isSearching ? (
        <Results found={found} isPage={isPage} />
      ) : (
        <Sections selected={selected} isPage={isPage} label={w('sections')} />
      )}
    </div>
  );
}

function Results({ found, isPage }: { found: readonly FoundSetting[]; isPage: boolean }) {
  const w = useSettingsMessages();
  const say = useSearchMessages();
  if (found.length === 0) return <p className={styles.nothing}>{say('nothing')}</p>;
  return (
    <nav aria-label={say('results')} className={styles.list}>
      {found.map(({ label, section, to }) => (
        <Link key={`${section} ${label}`} to={to} replace={!isPage} className={styles.link}>
          <Icon of={sectionIcons[section]} size={18} className={styles.icon} />
          <span>
            <span className={styles.found}>{label}</span>
            {label !== w(section) && <span className={styles.where}>{w(section)}</span>}
          </span>
        </Link>
      ))}
    </nav>
  );
}

function Sections({ selected, isPage, label }: SectionListProps & { label: string }) {
  const w = useSettingsMessages();
  if (isPage) {
    return (
      <nav aria-label={label}>
        <ListGroup
          label={label}
          items={sections.map((id) => ({
            id,
            icon: sectionIcons[id],
            title: w(id),
            text: w(`${id}Lead`),
            to: sectionPath(id),
          }))}
        />
      </nav>
    );
  }
  return (
    <nav aria-label={label} className={styles.list}>
      {sections.map((id) => (
        <Link
          key={id}
          to={sectionPath(id)}
          replace
          aria-current={id === selected ? 'page' : undefined}
          className={cx(styles.link, id === selected && styles.current)}
        >
          <Icon of={sectionIcons[id]} size={18} className={styles.icon} />
          {w(id)}
        </Link>
      ))}
    </nav>
  );
}

const styles = sheet({
  frame: { display: 'flex', flexDirection: 'column', gap: '4' },
  beside: {
    position: 'sticky',
    insetBlockStart: '4.5rem',
    maxHeight: 'calc(100dvh - 5.5rem)',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    // For the outline of what has the focus.
    padding: '1',
    margin: '-1',
  },
  list: { display: 'flex', flexDirection: 'column', gap: '1' },
  found: { display: 'block', color: 'fg.default' },
  where: { display: 'block', fontWeight: 'normal' },
  nothing: { fontSize: 'sm', color: 'fg.muted' },
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '10',
    paddingInline: '3',
    paddingBlock: '2',
    borderRadius: 'control',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: 'tight',
    color: 'fg.muted',
    textDecoration: 'none',
    _hover: { bg: 'bg.hover', color: 'fg.default' },
  },
  current: { bg: 'bg.selected', color: 'fg.default', _hover: { bg: 'bg.selected' } },
  icon: { flexShrink: '0' },
});
