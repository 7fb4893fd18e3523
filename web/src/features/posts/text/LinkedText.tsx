import { linkFace } from '@mallard/server/link-face';
import { segment } from '@mallard/server/post-pieces';
import { useT } from '../../../i18n/I18nProvider';
import { cx } from '../../../ui/theme/sheet';
import { Link } from '../../../ui/Link';
import { hashtagPath } from '../../hashtags/hashtag-path';
import { profilePath } from '../../profiles/profile-path';
import { textStyles as styles } from './text-styles';

/** A part of a text that leads somewhere, as the server and the text rules tell it. */
export interface TextEntity {
  kind: 'MENTION' | 'HASHTAG' | 'LINK';
  start: number;
  end: number;
  text: string;
  target: string;
}

interface LinkedTextProps {
  text: string;
  entities: readonly TextEntity[];
  className?: string;
}

/** Somebody's words with their mentions, hashtags and links alive, in the direction of their own language. */
export function LinkedText({ text, entities, className }: LinkedTextProps) {
  return (
    <p dir="auto" className={cx(styles.text, className)}>
      {segment(text, entities).map(({ text: piece, entity }, index) =>
        entity ? <Entity key={index} entity={entity} /> : piece,
      )}
    </p>
  );
}

function Entity({ entity }: { entity: TextEntity }) {
  const { kind, text, target } = entity;
  if (kind === 'MENTION') {
    return (
      <Link to={profilePath(target)} dir="ltr" className={styles.link}>
        {text}
      </Link>
    );
  }
  if (kind === 'LINK') return <LinkOut entity={entity} />;
  return (
    <Link to={hashtagPath(target)} dir="auto" className={styles.link}>
      {text}
    </Link>
  );
}

function LinkOut({ entity: { text, target } }: { entity: TextEntity }) {
  const t = useT();
  const { host, rest } = linkFace(text);
  return (
    <a
      href={target}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      dir="ltr"
      aria-label={`${host}${rest} (${t('posts.opensElsewhere')})`}
      data-tooltip={rest.endsWith('…') ? target : undefined}
      className={styles.link}
    >
      <span className={styles.host}>{host}</span>
      {rest}
    </a>
  );
}
