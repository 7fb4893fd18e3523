import { cardMarkup, faceMarkup, warningMarkup, wordsMarkup } from '@mallard/rules/post-markup';
import { isDeletedHandle } from '@mallard/rules/deleted-handle';
import type { TextEntity } from '@mallard/rules/text-entities';
import { bodyStyles } from '../features/posts/card/body-styles';
import { cardStyles } from '../features/posts/card/card-styles';
import { textStyles } from '../features/people/text/text-styles';
import { avatarGround, avatarRecipe } from '../ui/media/avatar-fallback';
import { earlyStyles } from './early-styles';
import { element, elementOf } from './element';

/** Of a post what is drawn early. */
export interface EarlyPost {
  id: string;
  content: string;
  language: string | null;
  contentWarning: string | null;
  unlessPlain: { filtered: readonly { title: string }[] } | null;
  isReply: boolean;
  ownThread: object | null;
  author: { handle: string; displayName: string; imageUrl: string | null };
  entities: TextEntity[];
}

const CLASSES = {
  ...cardStyles,
  ...bodyStyles,
  ...textStyles,
  text: `${textStyles.text} ${bodyStyles.words}`,
  face: avatarRecipe(),
};

/** The face, the name and the words of a post; what is behind a warning, its pictures and what can be done with it come later. */
export function drawPost(post: EarlyPost): Node {
  const { id, author, content, language, contentWarning, unlessPlain, entities, isReply, ownThread } = post;
  const { handle, displayName, imageUrl } = author;
  // In which language a deleted account is named, only the client knows.
  const name = isDeletedHandle(handle) ? '' : displayName || handle;
  // Which filters concern this list, only the client knows; until then, the words of all are hidden.
  const filter = unlessPlain?.filtered[0]?.title;
  const reason = filter ?? contentWarning;
  const words =
    reason === null
      ? content !== '' && wordsMarkup(content, entities, undefined, undefined, language)
      : warningMarkup(
          'div',
          '',
          reason,
          filter === undefined ? language : null,
          null,
          element('span', bodyStyles.toggle),
        );
  return elementOf(
    cardMarkup<Node>(
      'div',
      id,
      { handle, name },
      { face: drawFace(handle, name, imageUrl) },
      isReply && element('p', earlyStyles.line),
      words,
      ownThread !== null && element('div', earlyStyles.ownThread),
      element('div', earlyStyles.actions),
    ),
    CLASSES,
  );
}

function drawFace(handle: string, name: string, imageUrl: string | null): Node {
  const face = elementOf(faceMarkup({ handle, name }, imageUrl), CLASSES);
  if (imageUrl === null) face.style.background = avatarGround(handle);
  return face;
}
