import { profilePath } from '@mallard/rules/page-paths';
import { Repeat2 } from 'lucide-react';
import { useT } from '../../../i18n/I18nProvider';
import { Icon } from '../../../ui/media/Icon';
import { Link } from '../../../ui/navigation/Link';
import { sheet } from '../../../ui/theme/sheet';
import { personName } from '../../people/profiles/person-name';
import { useViewer } from '../../session/viewer/viewer';
import type { PostCard_PostFragment } from '../card/PostCard.generated';

/** Stands in for the name, which has its own direction. */
const NAME = '\uE000';

/** Above a quack in a list: who requacked it. */
export function RequackLine({ by }: { by: PostCard_PostFragment['author'] }) {
  const t = useT();
  const viewer = useViewer();
  const [before, after] = t('requacks.by', { name: NAME }).split(NAME);
  return (
    <p className={styles.line}>
      <Icon of={Repeat2} size={16} />
      <Link to={profilePath(by.handle)} className={styles.link}>
        {viewer?.id === by.id ? (
          t('requacks.byYou')
        ) : (
          <>
            {before}
            <bdi>{personName(by, t)}</bdi>
            {after}
          </>
        )}
      </Link>
    </p>
  );
}

const styles = sheet({
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    // The name begins where the words of the quack do, and the icon ends with the picture.
    paddingInlineStart: { base: '3.125rem', md: '3.375rem' },
    paddingInlineEnd: { base: '4', md: '5' },
    paddingBlockStart: '2',
    height: '8',
    color: 'fg.muted',
    fontSize: 'sm',
  },
  link: {
    minWidth: '0',
    color: 'inherit',
    fontWeight: 'medium',
    textDecoration: 'none',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    _hover: { textDecoration: 'underline' },
  },
});
