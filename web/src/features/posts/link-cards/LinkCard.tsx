import { linkLabel } from '@mallard/rules/link-label';
import { useT } from '../../../i18n/I18nProvider';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { cx } from '../../../ui/theme/sheet';
import type { LinkCard_LinkCardFragment } from './LinkCard.generated';
import { linkCardStyles as styles } from './link-card-styles';

interface LinkCardProps {
  card: LinkCard_LinkCardFragment;
  /** Its picture is large and wide, and goes above the words. */
  isWide: boolean;
}

/** What the page of a link says about itself. Beside the name of the site is always its host, which no page can choose. */
export function LinkCard({ card: { url, title, siteName, image }, isWide }: LinkCardProps) {
  const t = useT();
  const { host } = linkLabel(url);
  const hasName = siteName !== null && siteName.toLowerCase() !== host.toLowerCase();
  return (
    <a
      href={url}
      target="_blank"
      rel="nofollow noopener noreferrer ugc"
      className={cx(styles.card, isWide && styles.wide)}
    >
      {image && (
        <img
          src={image.url}
          alt=""
          width={image.width}
          height={image.height}
          loading="lazy"
          decoding="async"
          className={isWide ? styles.widePicture : styles.picture}
        />
      )}
      <span className={styles.words}>
        <span className={styles.site}>
          {hasName && (
            <>
              <bdi>{siteName}</bdi>
              <span aria-hidden>·</span>
            </>
          )}
          <bdi dir="ltr">{host}</bdi>
        </span>
        <span dir="auto" className={styles.title}>
          {title}
        </span>
      </span>
      <VisuallyHidden> {t('posts.opensElsewhere')}</VisuallyHidden>
    </a>
  );
}
