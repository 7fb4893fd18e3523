import { parseEntities, withMentionsOf } from '@mallard/rules/text-entities';
import { LinkedText } from '../text/LinkedText';

interface BioProps {
  text: string;
  /** The handles in it that people have, in lower case. */
  mentions: readonly string[];
  className: string;
}

/** A bio with links for its mentions, hashtags and addresses. */
export function Bio({ text, mentions, className }: BioProps) {
  const entities = withMentionsOf(parseEntities(text, location.host), mentions);
  return <LinkedText text={text} entities={entities} className={className} />;
}
