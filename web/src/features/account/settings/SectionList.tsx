import { Icon } from '../../../ui/media/Icon';
import { Link } from '../../../ui/navigation/Link';
import { ListGroup } from '../../../ui/list/ListGroup';
import { cx, sheet } from '../../../ui/theme/sheet';
import { useSettingsMessages } from './messages';
import { type Section, sectionIcons, sectionPath, sections } from './sections';

interface SectionListProps {
  selected: Section | null;
  /** A page of its own, with a line about each section. */
  isPage: boolean;
}

/** The links to the sections of the settings. */
export function SectionList({ selected, isPage }: SectionListProps) {
  const w = useSettingsMessages();
  if (isPage) {
    return (
      <nav aria-label={w('sections')}>
        <ListGroup
          label={w('sections')}
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
    <nav aria-label={w('sections')} className={styles.list}>
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
  list: { display: 'flex', flexDirection: 'column', gap: '1', position: 'sticky', insetBlockStart: '4.5rem' },
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
