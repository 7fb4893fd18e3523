import { parseEntities } from '@mallard/rules/text-entities';
import { LinkedText } from '../text/LinkedText';

/** A bio with links for its mentions, hashtags and addresses. */
export function Bio({ text, className }: { text: string; className: string }) {
  return <LinkedText text={text} entities={parseEntities(text)} className={className} />;
}
