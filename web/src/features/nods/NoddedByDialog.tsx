import { useT } from '../../i18n/I18nProvider';
import { Dialog } from '../../ui/Dialog';
import { useThreadWords } from '../posts/thread/words';
import { PeopleRows } from '../profiles/PeopleRows';
import { useListDialog } from '../profiles/useListDialog';
import { usePages } from '../timelines/usePages';
import { useNoddedByQuery } from './NoddedBy.generated';

const PAGE = 20;

/** Who gave a quack a nod, over its page. */
export function NoddedByDialog({ postId }: { postId: string }) {
  const words = useThreadWords();
  const { list, close } = useListDialog();
  if (list !== 'nods') return null;
  return (
    <Dialog open routed title={words('noddedBy')} onClose={close}>
      <NoddedBy postId={postId} />
    </Dialog>
  );
}

function NoddedBy({ postId }: { postId: string }) {
  const t = useT();
  const words = useThreadWords();
  const answer = useNoddedByQuery({ variables: { id: postId, first: PAGE } });
  const { data } = answer;
  const people = data?.post?.noddedBy;
  const pages = usePages(answer, {
    pageInfo: people?.pageInfo,
    failure: t('errors.loadUser'),
  });
  return <PeopleRows edges={people?.edges ?? []} pages={pages} empty={words('nobodyNodded')} />;
}
