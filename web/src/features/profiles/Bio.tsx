import { parseEntities } from '@mallard/server/post-entities';
import { LinkedText } from '../posts/text/LinkedText';

/** What somebody says of themselves, with links to whom and what it names. */
export function Bio({ text, className }: { text: string; className: string }) {
  return <LinkedText text={text} entities={parseEntities(text)} className={className} />;
}
