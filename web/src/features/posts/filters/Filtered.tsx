import { warningMarkup } from '@mallard/rules/post-markup';
import { Funnel } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { Icon } from '../../../ui/media/Icon';
import { drawMarkup } from '../../../ui/text/draw-markup';
import { bodyStyles as styles } from '../card/body-styles';
import { PostBody } from '../card/PostBody';
import { useFilteredMessages } from './filtered-messages';

type FilteredProps = ComponentProps<typeof PostBody>;

/** Quacks that were opened; rows of a long list come and go, the choice stays. */
const opened = new Set<string>();

interface Props extends FilteredProps {
  /** The filters that concern it here. */
  matches: FilteredProps['post']['filtered'];
}

/** What filters of the viewer match: folded with their titles until it is asked for, or only its media covered. */
export function Filtered({ post, large, matches }: Props) {
  const t = useT();
  const w = useFilteredMessages();
  const formats = useFormats();
  const id = useId();
  const [isOpen, setOpen] = useState(() => opened.has(post.id));
  const folding = matches.filter(({ action }) => action !== 'BLUR');
  const named = folding.length > 0 ? folding : matches;
  const reason = w('filtered', { titles: formats.list([...new Set(named.map(({ title }) => title))]) });
  const body = <PostBody post={{ ...post, filtered: [], ...(named !== folding && { cover: reason }) }} large={large} />;
  if (named !== folding) return body;

  function toggle() {
    if (isOpen) opened.delete(post.id);
    else opened.add(post.id);
    setOpen(!isOpen);
  }

  const button = (
    <button type="button" aria-expanded={isOpen} aria-controls={id} className={styles.toggle} onClick={toggle}>
      {t(isOpen ? 'posts.hideWarned' : 'posts.showWarned')}
    </button>
  );
  return (
    <>
      {drawMarkup(warningMarkup('div', w('filter'), reason, <Icon of={Funnel} size={18} />, button), styles)}
      <div id={id} hidden={!isOpen}>
        {isOpen && body}
      </div>
    </>
  );
}
