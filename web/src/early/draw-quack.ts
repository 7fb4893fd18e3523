import { linkFace } from '@mallard/server/link-face';
import { segment } from '@mallard/server/post-pieces';
import { bodyStyles } from '../features/posts/body-styles';
import { cardStyles } from '../features/posts/card-styles';
import { textStyles } from '../features/posts/text/text-styles';
import { isDeleted } from '../features/profiles/person-name';
import { avatarGround, avatarRecipe, initialsOf } from '../ui/avatar-face';
import { earlyStyles } from './early-styles';
import { element } from './element';

/** Of a quack what is drawn early. */
export interface EarlyQuack {
  content: string;
  contentWarning: string | null;
  isReply: boolean;
  author: { handle: string; displayName: string; imageUrl: string | null };
  entities: { kind: string; start: number; end: number; text: string }[];
}

/** The face, the name and the words of a quack; what is behind a warning, its pictures and what can be done with it come later. */
export function drawQuack({ author, content, contentWarning, entities, isReply }: EarlyQuack): HTMLElement {
  const isGone = isDeleted(author);
  const name = element('bdi', cardStyles.name, isGone ? '' : author.displayName || author.handle);
  const handle = element('span', cardStyles.handle, isGone ? '' : `@${author.handle}`);
  handle.dir = 'ltr';
  const main = element(
    'div',
    cardStyles.main,
    element('div', cardStyles.header, element('span', cardStyles.author, name, ' ', handle)),
  );
  if (isReply) main.append(element('p', earlyStyles.line));
  if (contentWarning !== null) main.append(drawWarning(contentWarning));
  else if (content !== '') main.append(drawWords(content, entities));
  main.append(element('div', earlyStyles.actions));
  return element('div', cardStyles.card, element('span', cardStyles.avatar, drawFace(author)), main);
}

function drawFace({ handle, displayName, imageUrl }: EarlyQuack['author']): HTMLElement {
  const className = avatarRecipe();
  if (imageUrl === null) {
    const face = element('span', className, initialsOf(displayName.trim() || handle));
    face.style.background = avatarGround(handle);
    return face;
  }
  const image = document.createElement('img');
  image.className = className;
  image.alt = '';
  image.src = imageUrl;
  return image;
}

function drawWords(content: string, entities: EarlyQuack['entities']): HTMLElement {
  const pieces = segment(content, entities).map(({ text, entity }) => {
    if (entity === null) return text;
    const link = element('span', textStyles.link);
    link.dir = entity.kind === 'HASHTAG' ? 'auto' : 'ltr';
    if (entity.kind === 'LINK') {
      const { host, rest } = linkFace(entity.text);
      link.append(element('span', textStyles.host, host), rest);
    } else {
      link.append(entity.text);
    }
    return link;
  });
  const words = element('p', `${textStyles.text} ${bodyStyles.words}`, ...pieces);
  words.dir = 'auto';
  return words;
}

function drawWarning(reason: string): HTMLElement {
  const words = element('p', bodyStyles.reason, element('bdi', '', reason));
  return element('div', bodyStyles.warning, words, element('span', bodyStyles.toggle));
}
