import { useT } from '../../../i18n/I18nProvider';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useThreadMessages } from './messages';
import { PeopleRows } from '../../people/profiles/PeopleRows';
import { useListDialog } from '../../people/profiles/useListDialog';
import { usePages } from '../../../graphql/usePages';
import { useNoddedByQuery } from './NoddedBy.generated';
import { RequackedBy } from './RequackedBy';

const PAGE = 20;

/** The people who nodded at a post, or requacked it. */
export function NoddedByDialog({ postId }: { postId: string }) {
  const words = useThreadMessages();
  const { list, close } = useListDialog();
  if (list !== 'nods' && list !== 'requacks') return null;
  const isNods = list === 'nods';
  return (
    <Dialog open routed title={words(isNods ? 'noddedBy' : 'requackedBy')} onClose={close}>
      {isNods ? <NoddedBy postId={postId} /> : <RequackedBy postId={postId} />}
    </Dialog>
  );
}

function NoddedBy({ postId }: { postId: string }) {
  const t = useT();
  const words = useThreadMessages();
  const answer = useNoddedByQuery({ variables: { id: postId, first: PAGE } });
  const { data } = answer;
  const people = data?.post?.noddedBy;
  const pages = usePages(answer, {
    pageInfo: people?.pageInfo,
    failure: t('errors.loadUser'),
  });
  return <PeopleRows edges={people?.edges ?? []} pages={pages} empty={words('nobodyNodded')} />;
}
