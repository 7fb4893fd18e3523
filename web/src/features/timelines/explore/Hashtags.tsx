import { PopularHashtags } from './PopularHashtags';
import { Trending } from './Trending';

/** The hashtags of now, and below them those of the month. */
export function Hashtags() {
  return (
    <>
      <Trending />
      <PopularHashtags />
    </>
  );
}
