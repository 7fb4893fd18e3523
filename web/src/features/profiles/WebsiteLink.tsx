import { linkFace } from '@mallard/server/link-face';
import { sheet } from '../../ui/theme/sheet';

/** Only addresses of the web; whatever else was stored is shown as words. */
export function WebsiteLink({ address }: { address: string }) {
  const { host, rest } = linkFace(address);
  const face = host + rest;
  if (!/^https?:\/\//i.test(address)) return <bdi>{address}</bdi>;
  return (
    <a href={address} target="_blank" rel="me noopener noreferrer nofollow ugc" dir="ltr" className={styles.website}>
      {face}
    </a>
  );
}

const styles = sheet({
  website: { color: 'brand.fg', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
});
