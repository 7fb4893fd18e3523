import { Hash } from 'lucide-react';
import { useT } from '../../../i18n/I18nProvider';
import { Avatar } from '../../../ui/media/Avatar';
import { Icon } from '../../../ui/media/Icon';
import { sheet } from '../../../ui/theme/sheet';
import type { Suggestion } from './suggestion';

export function SuggestionOption({ suggestion }: { suggestion: Suggestion }) {
  const t = useT();
  if (suggestion.kind === 'person') {
    const { handle, displayName, imageUrl } = suggestion;
    return (
      <>
        <Avatar handle={handle} name={displayName} src={imageUrl} size="sm" />
        <span className={styles.words}>
          <bdi className={styles.name}>{displayName || handle}</bdi>
          <span dir="ltr" className={styles.detail}>
            @{handle}
          </span>
        </span>
      </>
    );
  }
  if (suggestion.kind === 'emoji') {
    return (
      <>
        <span className={styles.emoji}>{suggestion.emoji}</span>
        <span className={styles.name}>{suggestion.label}</span>
      </>
    );
  }
  return (
    <>
      <span className={styles.sign}>
        <Icon of={Hash} size={18} />
      </span>
      <span className={styles.words}>
        <bdi className={styles.name}>{suggestion.name}</bdi>
        {suggestion.postCount !== null && (
          <span className={styles.detail}>{t('posts.tagged', { count: suggestion.postCount })}</span>
        )}
      </span>
    </>
  );
}

const styles = sheet({
  words: { display: 'flex', flexDirection: 'column', alignItems: 'start', minWidth: '0', lineHeight: 'snug' },
  name: {
    maxWidth: 'full',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 'medium',
  },
  emoji: { fontSize: '1.375rem', lineHeight: '1' },
  detail: { fontSize: 'sm', color: 'fg.muted' },
  sign: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '8',
    borderRadius: 'full',
    bg: 'brand.subtle',
    color: 'brand.fg',
    flexShrink: '0',
  },
});
