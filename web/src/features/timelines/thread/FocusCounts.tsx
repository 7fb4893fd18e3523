import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useT } from '../../../i18n/I18nProvider';
import { sheet } from '../../../ui/theme/sheet';
import { Link } from '../../../ui/navigation/Link';
import { type NodButton_PostFragment, NodButton_PostFragmentDoc } from '../../posts/nods/Nod.generated';
import { type RequackButton_PostFragment, RequackButton_PostFragmentDoc } from '../../posts/requacks/Requack.generated';
import { QuoteCount } from '../../posts/quotes/LazyQuoteCount';
import { focusStyles } from './focus-styles';

interface FocusCountsProps {
  post: FragmentType<NodButton_PostFragment> &
    FragmentType<RequackButton_PostFragment> & { replyCount: number; quoteCount: number };
}

/** The counts of replies, requacks, nods and quotes; all but the first open lists. Hidden while all are zero. */
export function FocusCounts({ post }: FocusCountsProps) {
  const t = useT();
  const { data: nods, complete } = useFragment({ fragment: NodButton_PostFragmentDoc, from: post });
  const nodCount = complete ? nods.nodCount : 0;
  const requacks = useFragment({ fragment: RequackButton_PostFragmentDoc, from: post });
  const requackCount = requacks.complete ? requacks.data.requackCount : 0;
  const { replyCount, quoteCount } = post;
  if (nodCount + requackCount + replyCount + quoteCount === 0) return null;
  return (
    <div className={focusStyles.counts}>
      {replyCount > 0 && <span>{t('posts.replies', { count: replyCount })}</span>}
      {requackCount > 0 && (
        <Link to="?list=requacks" className={styles.link}>
          {t('requacks.count', { count: requackCount })}
        </Link>
      )}
      {nodCount > 0 && (
        <Link to="?list=nods" className={styles.link}>
          {t('nods.count', { count: nodCount })}
        </Link>
      )}
      {quoteCount > 0 && <QuoteCount count={quoteCount} className={styles.link} />}
    </div>
  );
}

const styles = sheet({
  link: {
    display: 'inline-block',
    minHeight: '6',
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: '0.25rem',
    _hover: { textDecoration: 'underline' },
  },
});
