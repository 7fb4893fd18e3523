import { usePages } from '../../../graphql/usePages';
import { useT } from '../../../i18n/I18nProvider';
import { PeopleRows } from '../../people/profiles/PeopleRows';
import { useThreadMessages } from './messages';
import { useRequackedByQuery } from './RequackedBy.generated';

const PAGE = 20;

/** The people who requacked a post. */
export function RequackedBy({ postId }: { postId: string }) {
  const t = useT();
  const words = useThreadMessages();
  const answer = useRequackedByQuery({ variables: { id: postId, first: PAGE } });
  const { data } = answer;
  const people = data?.post?.requackedBy;
  const pages = usePages(answer, { pageInfo: people?.pageInfo, failure: t('errors.loadUser') });
  return <PeopleRows edges={people?.edges ?? []} pages={pages} empty={words('nobodyRequacked')} />;
}
