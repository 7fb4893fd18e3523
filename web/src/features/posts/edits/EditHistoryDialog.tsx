import { errorMessage } from '../../../graphql/error-messages';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Spinner } from '../../../ui/feedback/Spinner';
import { Button } from '../../../ui/form/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { sheet } from '../../../ui/theme/sheet';
import { ChangedText } from './ChangedText';
import { type PostEditsQuery, usePostEditsQuery } from './PostEdits.generated';
import { useEditMessages } from './messages';

const PAGE = 10;

type Post = NonNullable<PostEditsQuery['post']>;
interface Version {
  id: string;
  content: string;
  contentWarning: string | null;
  /** When it was published so. */
  since: string;
  /** Nods when it was replaced; null for the present one. */
  nodCount: number | null;
}

interface EditHistoryDialogProps {
  postId: string;
  onClose: () => void;
}

/** What a quack said before each edit, latest first, with the changes of each edit marked. */
export function EditHistoryDialog({ postId, onClose }: EditHistoryDialogProps) {
  const t = useT();
  const w = useEditMessages();
  const { data, error, loading, refetch, fetchMore } = usePostEditsQuery({
    variables: { id: postId, first: PAGE },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const post = data?.post;
  const page = post?.edits.pageInfo;
  return (
    <Dialog open title={w('title')} onClose={onClose}>
      {post ? (
        <Versions post={post} isWhole={!page?.hasNextPage} />
      ) : error ? (
        <ErrorCard
          title={w('failed')}
          reason={errorMessage(error, t, w('failed'))}
          onRetry={() => void refetch()}
          busy={loading}
        />
      ) : data ? (
        <p>{w('gone')}</p>
      ) : (
        <Spinner />
      )}
      {page?.hasNextPage && (
        <Button
          variant="ghost"
          loading={loading}
          onClick={() => void fetchMore({ variables: { after: page.endCursor } })}
        >
          {w('more')}
        </Button>
      )}
    </Dialog>
  );
}

function Versions({ post, isWhole }: { post: Post; isWhole: boolean }) {
  const w = useEditMessages();
  const formats = useFormats();
  const versions = versionsOf(post);
  return (
    <ol className={styles.list}>
      {versions.map((version, index) => {
        const before = versions[index + 1];
        const isFirst = before === undefined;
        if (isFirst && !isWhole) return null;
        const moment = formats.moment(new Date(version.since));
        return (
          <li key={version.id} className={styles.version}>
            <p className={styles.when}>
              {w(isFirst ? 'first' : index === 0 ? 'now' : 'edited', { moment })}
              {version.nodCount !== null && version.nodCount > 0 && <> · {w('nods', { count: version.nodCount })}</>}
            </p>
            {(version.contentWarning !== null || (before?.contentWarning ?? null) !== null) && (
              <p className={styles.warning}>
                <span className={styles.label}>{w('warning')}</span>
                <ChangedText
                  before={before ? (before.contentWarning ?? '') : (version.contentWarning ?? '')}
                  after={version.contentWarning ?? ''}
                />
              </p>
            )}
            <ChangedText before={(before ?? version).content} after={version.content} />
          </li>
        );
      })}
    </ol>
  );
}

/** The present version first. */
function versionsOf({ id, content, contentWarning, editedAt, edits }: Post): Version[] {
  const earlier = edits.edges.map(({ node }) => ({ ...node, since: node.createdAt }));
  return [{ id, content, contentWarning, since: editedAt ?? '', nodCount: null }, ...earlier];
}

const styles = sheet({
  list: { listStyle: 'none', display: 'grid', gap: '4' },
  version: {
    paddingBlockEnd: '4',
    borderColor: 'border.hairline',
    '&:not(:last-child)': { borderBlockEndWidth: '1px' },
  },
  when: { marginBlockEnd: '1', color: 'fg.muted', fontSize: 'sm' },
  warning: { marginBlockEnd: '1', fontSize: 'sm' },
  label: { color: 'fg.muted' },
});
