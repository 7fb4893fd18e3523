import { linkLabel } from '@mallard/rules/link-label';
import { sheet } from '../../../ui/theme/sheet';

/** Only http(s) addresses become links; anything else is plain text. */
export function WebsiteLink({ address }: { address: string }) {
  const { host, rest } = linkLabel(address);
  if (!/^https?:\/\//i.test(address)) return <bdi>{address}</bdi>;
  return (
    <a href={address} target="_blank" rel="me noopener noreferrer nofollow ugc" dir="ltr" className={styles.website}>
      {host + rest}
    </a>
  );
}

const styles = sheet({
  website: { color: 'brand.fg', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
});
