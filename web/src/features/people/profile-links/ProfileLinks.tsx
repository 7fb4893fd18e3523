import { linkLabel } from '@mallard/rules/link-label';
import { BadgeCheck } from 'lucide-react';
import { useFormats } from '../../../i18n/I18nProvider';
import { Icon } from '../../../ui/media/Icon';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { sheet } from '../../../ui/theme/sheet';
import { useProfileLinkMessages } from './messages';
import type { ProfileLinks_UserFragment } from './ProfileLinks.generated';

/** The links of a profile, each with what its owner calls it, where it leads, and whether that page links back. */
export function ProfileLinks({ links }: Pick<ProfileLinks_UserFragment, 'links'>) {
  const w = useProfileLinkMessages();
  const formats = useFormats();
  return (
    <ul aria-label={w('links')} className={styles.links}>
      {links.map(({ label, url, verifiedAt }) => {
        const { host, rest } = linkLabel(url);
        const verified = verifiedAt && w('verified', { date: formats.day(new Date(verifiedAt)) });
        return (
          <li key={url} className={styles.link}>
            {label !== '' && (
              <bdi className={styles.label} title={label}>
                {label}
              </bdi>
            )}
            <a
              href={url}
              target="_blank"
              rel="me nofollow noopener noreferrer ugc"
              dir="ltr"
              className={styles.address}
            >
              {label === '' ? host + rest : host}
            </a>
            {verified && (
              <span className={styles.verified} data-tooltip={verified}>
                <Icon of={BadgeCheck} size={16} />
                <VisuallyHidden>{verified}</VisuallyHidden>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

// A row takes 1.75rem: ProfileHeader reserves that.
const styles = sheet({
  links: { listStyle: 'none', fontSize: 'sm' },
  link: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '2',
    height: '1.75rem',
    minWidth: '0',
    whiteSpace: 'nowrap',
  },
  label: { color: 'fg.muted', overflow: 'hidden', textOverflow: 'ellipsis' },
  address: {
    flexShrink: '0',
    maxWidth: '70%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: 'brand.fg',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
  },
  verified: { flexShrink: '0', display: 'inline-flex', color: 'brand.fg' },
});
