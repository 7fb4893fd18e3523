import type { FilterContext } from '../../../graphql/schema.generated';
import type { RareFields } from '../plain/with-plain';

interface NamedPost {
  content: string;
  contentWarning: string | null;
  filtered?: RareFields['filtered'];
}

/** The text by which a post is named; a content warning hides its words there too, and so does a filter. @param place where it is shown */
export const shownWords = ({ content, contentWarning, filtered }: NamedPost, place: FilterContext): string =>
  filtered?.find(({ action, contexts }) => action !== 'BLUR' && contexts.includes(place))?.title ??
  contentWarning ??
  content;
