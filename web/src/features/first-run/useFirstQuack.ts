import { useWriteWithHashtag } from '../posts/drafts/useWriteWithHashtag';
import { useFirstRunMessages } from './messages';

/** Opens the composer with a greeting's hashtag, because an empty field is the hardest one to fill. */
export function useFirstQuack(): () => void {
  const say = useFirstRunMessages();
  const write = useWriteWithHashtag();
  return () => void write(say('firstHashtag'));
}
