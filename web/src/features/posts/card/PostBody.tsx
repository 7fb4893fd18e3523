import { warningMarkup } from '@mallard/rules/post-markup';
import { withoutEmptyLines } from '@mallard/rules/shown-text';
import { TriangleAlert } from 'lucide-react';
import { Suspense, use, useId, useState } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import type { Translator } from '../../../i18n/translator';
import { Icon } from '../../../ui/media/Icon';
import { drawMarkup } from '../../../ui/text/draw-markup';
import { cx } from '../../../ui/theme/sheet';
import { FilterPlace } from '../filters/filter-place';
import { PostMedia } from '../media/PostMedia';
import { Quoted } from '../quotes/Quoted';
import type { Quoting } from '../quotes/quoting';
import { PostLinkCard } from '../link-cards/PostLinkCard';
import { PostPoll } from '../polls/PostPoll';
import { bodyStyles as styles } from './body-styles';
import type { CardPost } from './useCardPost';
import { personName } from '../../people/profiles/person-name';
import { LinkedText } from '../../people/text/LinkedText';
import { Filtered } from '../filters/Filtered';

type Body = Pick<
  CardPost,
  | 'id'
  | 'content'
  | 'language'
  | 'contentWarning'
  | 'filtered'
  | 'isMarkedSensitive'
  | 'isMarkedByStaff'
  | 'entities'
  | 'media'
  | 'author'
> &
  Quoting & {
    poll?: CardPost['poll'];
    linkCard?: CardPost['linkCard'];
    /** Covers the media with these words, whatever the reader prefers. */
    cover?: string | undefined;
  };

/** Quacks whose warning was opened or whose length was let out; rows of a long list come and go, the choice stays. */
const opened = new Set<string>();

const MOST_LINES = 14;

/** The words and pictures of a quack: behind its warning where it has one, the words cut in lists where they are very tall. */
export function PostBody({ post, large }: { post: Body; large?: boolean | undefined }) {
  const t = useT();
  const [open, setOpen] = useState(() => opened.has(post.id));
  function toggle() {
    if (open) opened.delete(post.id);
    else opened.add(post.id);
    setOpen(!open);
  }
  const place = use(FilterPlace);
  const matches = post.filtered.filter(({ contexts }) => contexts.includes(place));
  if (matches.length > 0)
    return (
      <Suspense fallback={null}>
        <Filtered id={post.id} matches={matches}>
          {(cover) => (
            <PostBody
              post={{ ...post, filtered: [], cover, quote: cover === undefined ? unfiltered(post.quote) : post.quote }}
              large={large}
            />
          )}
        </Filtered>
      </Suspense>
    );
  const size = large ? styles.large : styles.words;
  if (post.contentWarning !== null) return <Warned post={post} size={size} open={open} onToggle={toggle} />;

  const isTall = !large && withoutEmptyLines(post.content).split('\n', MOST_LINES + 1).length > MOST_LINES;
  return (
    <>
      {post.content !== '' && <Words post={post} size={size} cut={isTall && !open} onOpen={toggle} />}
      <PostMedia post={post} caption={captionOf(post, t)} />
      <PostPoll poll={post.poll} language={post.language} />
      <PostLinkCard card={post.linkCard} />
      <Quoted by={post} />
    </>
  );
}

/** What a quack quotes is filtered with it, so both are opened at once. */
const unfiltered = (quote: Body['quote']): Body['quote'] =>
  quote?.post ? { ...quote, post: { ...quote.post, filtered: [] } } : quote;

const captionOf = ({ author, content }: Body, t: Translator) => ({ name: personName(author, t), text: content });

interface Shown {
  post: Body;
  size: string;
}

function Words({ post, size, cut, onOpen }: Shown & { cut: boolean; onOpen: () => void }) {
  const t = useT();
  return (
    <>
      <LinkedText
        text={post.content}
        entities={post.entities}
        language={post.language}
        className={cx(size, cut && styles.cut)}
      />
      {cut && (
        <button type="button" className={styles.more} onClick={onOpen}>
          {t('posts.showAll')}
        </button>
      )}
    </>
  );
}

function Warned({ post, size, open, onToggle }: Shown & { open: boolean; onToggle: () => void }) {
  const t = useT();
  const id = useId();
  const sign = <Icon of={TriangleAlert} size={18} />;
  const toggle = (
    <button type="button" aria-expanded={open} aria-controls={id} className={styles.toggle} onClick={onToggle}>
      {t(open ? 'posts.hideWarned' : 'posts.showWarned')}
    </button>
  );
  return (
    <>
      {drawMarkup(
        warningMarkup('div', t('posts.warning'), post.contentWarning ?? '', post.language, sign, toggle),
        styles,
      )}
      <div id={id} hidden={!open}>
        {open && post.content !== '' && (
          <LinkedText text={post.content} entities={post.entities} language={post.language} className={size} />
        )}
        {open && <PostMedia post={post} caption={captionOf(post, t)} />}
        {open && <PostPoll poll={post.poll} language={post.language} />}
        {open && <PostLinkCard card={post.linkCard} />}
        {open && <Quoted by={post} />}
      </div>
    </>
  );
}
