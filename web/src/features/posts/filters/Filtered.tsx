import { warningMarkup } from '@mallard/rules/post-markup';
import { Funnel } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { Icon } from '../../../ui/media/Icon';
import { drawMarkup } from '../../../ui/text/draw-markup';
import { bodyStyles as styles } from '../card/body-styles';
import type { RareFields } from '../plain/with-plain';
import { useFilteredMessages } from './filtered-messages';

/** Quacks that were opened; rows of a long list come and go, the choice stays. */
const opened = new Set<string>();

interface FilteredProps {
  /** Of the quack. */
  id: string;
  /** The filters that concern it here. */
  matches: RareFields['filtered'];
  /** The words and media; with a cover on the media that says this, if given. */
  children: (cover?: string) => ReactNode;
}

/** What filters of the viewer match: folded with their titles until it is asked for, or only its media covered. */
export function Filtered({ id, matches, children }: FilteredProps) {
  const t = useT();
  const w = useFilteredMessages();
  const formats = useFormats();
  const bodyId = useId();
  const [isOpen, setOpen] = useState(() => opened.has(id));
  const folding = matches.filter(({ action }) => action !== 'BLUR');
  const isFolding = folding.length > 0;
  const titles = (isFolding ? folding : matches).map(({ title }) => title);
  const reason = w('filtered', { titles: formats.list([...new Set(titles)]) });
  if (!isFolding) return children(reason);

  function toggle() {
    if (isOpen) opened.delete(id);
    else opened.add(id);
    setOpen(!isOpen);
  }

  const button = (
    <button type="button" aria-expanded={isOpen} aria-controls={bodyId} className={styles.toggle} onClick={toggle}>
      {t(isOpen ? 'posts.hideWarned' : 'posts.showWarned')}
    </button>
  );
  return (
    <>
      {drawMarkup(warningMarkup('div', w('filter'), reason, null, <Icon of={Funnel} size={18} />, button), styles)}
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && children()}
      </div>
    </>
  );
}
