import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { MediaKind } from '../../../../graphql/schema.generated';
import { Icon } from '../../../../ui/media/Icon';
import { sheet } from '../../../../ui/theme/sheet';
import { useCaseMessages } from './messages';

interface HiddenPictureProps {
  kind?: MediaKind;
  url: string;
  /** What the picture shows, for everyone. */
  alt: string;
}

/** A picture or video of the evidence, blurred until it is clicked: moderators choose what they look at. */
export function HiddenPicture({ kind = 'IMAGE', url, alt }: HiddenPictureProps) {
  const w = useCaseMessages();
  const [isShown, setShown] = useState(false);
  const words = alt === '' ? w('noAlt') : alt;
  if (isShown && kind === 'VIDEO') {
    return <video src={url} controls aria-label={words} className={styles.media} />;
  }
  if (isShown) return <img src={url} alt={words} className={styles.media} />;
  const label = kind === 'VIDEO' ? w('showVideo') : w('showPicture');
  return (
    <button type="button" className={styles.hidden} onClick={() => setShown(true)}>
      {kind === 'IMAGE' && <img src={url} alt="" loading="lazy" className={styles.blurred} />}
      <span className={styles.note}>
        <Icon of={EyeOff} size={18} />
        {label}
      </span>
      <span dir="auto" className={styles.note}>
        {words}
      </span>
    </button>
  );
}

const styles = sheet({
  media: { maxWidth: 'full', maxHeight: '24rem', borderRadius: 'control' },
  hidden: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    width: '14rem',
    maxWidth: 'full',
    minHeight: '9rem',
    padding: '3',
    overflow: 'hidden',
    borderRadius: 'control',
    bg: 'bg.sunken',
    cursor: 'pointer',
  },
  blurred: {
    position: 'absolute',
    inset: '0',
    boxSize: 'full',
    objectFit: 'cover',
    filter: 'blur(1.5rem)',
    transform: 'scale(1.2)',
  },
  note: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    maxWidth: 'full',
    paddingInline: '2',
    borderRadius: 'control',
    bg: 'bg.card',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
  },
});
