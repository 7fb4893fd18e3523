import { linkLabel } from '@mallard/rules/link-label';
import { BadgeCheck } from 'lucide-react';
import { useFormats } from '../../../i18n/I18nProvider';
import { Icon } from '../../../ui/media/Icon';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { sheet } from '../../../ui/theme/sheet';
import { useProfileLinkMessages } from './messages';
import type { ProfileLinks_UserFragment } from './ProfileLinks.generated';

type ProfileField = ProfileLinks_UserFragment['fields'][number];

/** The links and texts of a profile, each with what its owner calls it; of links, where they lead, and whether that page links back. */
export function ProfileLinks({ fields }: Pick<ProfileLinks_UserFragment, 'fields'>) {
  const w = useProfileLinkMessages();
  return (
    <ul aria-label={w('links')} className={styles.links}>
      {fields.map((field, index) => (
        // By its place: texts may be the same.
        <li key={index} className={styles.link}>
          {field.name !== '' && (
            <bdi className={styles.label} title={field.name}>
              {field.name}
            </bdi>
          )}
          {field.url === null ? (
            <bdi className={styles.text} title={field.value}>
              {field.value}
            </bdi>
          ) : (
            <Address field={field} url={field.url} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Address({ field: { name, verifiedAt }, url }: { field: ProfileField; url: string }) {
  const w = useProfileLinkMessages();
  const formats = useFormats();
  const { host, rest } = linkLabel(url);
  const verified = verifiedAt && w('verified', { date: formats.day(new Date(verifiedAt)) });
  return (
    <>
      <a href={url} target="_blank" rel="me nofollow noopener noreferrer ugc" dir="ltr" className={styles.address}>
        {name === '' ? host + rest : host}
      </a>
      {verified && (
        <span className={styles.verified} data-tooltip={verified}>
          <Icon of={BadgeCheck} size={16} />
          <VisuallyHidden>{verified}</VisuallyHidden>
        </span>
      )}
    </>
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
  text: { overflow: 'hidden', textOverflow: 'ellipsis' },
  verified: { flexShrink: '0', display: 'inline-flex', color: 'brand.fg' },
});
