import { wordsMarkup } from '@mallard/rules/post-markup';
import type { TextEntity } from '@mallard/rules/text-entities';
import { use } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { drawMarkup } from '../../../ui/text/draw-markup';
import { cx } from '../../../ui/theme/sheet';
import { usePaths } from '../../session/paths/usePaths';
import { Marker } from './marker';
import { textStyles } from './text-styles';

interface LinkedTextProps {
  text: string;
  entities: readonly TextEntity[];
  /** Of the text, as a tag of BCP 47; null or absent if it isn't said. */
  language?: string | null;
  className?: string;
}

/** Someone's words with their mentions, hashtags and links alive, in the direction of their own language. */
export function LinkedText({ text, entities, language, className }: LinkedTextProps) {
  const t = useT();
  const { hashtag } = usePaths();
  const mark = use(Marker);
  const words = wordsMarkup(text, entities, t('posts.opensElsewhere'), hashtag, language);
  return drawMarkup(mark ? mark(words) : words, textStyles, {
    text: { className: cx(textStyles.text, className) },
  });
}
