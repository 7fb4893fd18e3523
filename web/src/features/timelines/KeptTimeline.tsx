import { OWN_SIDE } from '../../graphql/cache-edits';
import { useListRows } from '../../graphql/list-rows';
import { useT } from '../../i18n/I18nProvider';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { OffersUndo } from '../posts/kept-lists';
import { useMyNodsQuery, useMyPinsQuery } from './Kept.generated';
import { useKeptWords } from './kept-words';
import { noRows, PostTimeline } from './PostTimeline';
import { type Pages, usePages } from './usePages';

const PAGE = 20;

/** What the viewer gave a nod, latest nod first. */
export function MyNods() {
  const t = useT();
  const words = useKeptWords();
  const answer = useMyNodsQuery({ variables: { first: PAGE } });
  const { data } = answer;
  const rows = useListRows({ of: OWN_SIDE, field: 'nods' });
  const pages = usePages(answer, {
    pageInfo: data?.viewer?.nods && rows?.pageInfo,
    failure: t('errors.loadPosts'),
  });
  return (
    <Kept
      label={words('nods')}
      name="nods"
      ids={(data && rows?.ids) ?? noRows}
      pages={pages}
      title={words('noNods')}
      text={words('noNodsText')}
    />
  );
}

/** What the viewer pinned, latest pin first. */
export function MyPins() {
  const t = useT();
  const words = useKeptWords();
  const answer = useMyPinsQuery({ variables: { first: PAGE } });
  const { data } = answer;
  const rows = useListRows({ of: OWN_SIDE, field: 'pins' });
  const pages = usePages(answer, {
    pageInfo: data?.viewer?.pins && rows?.pageInfo,
    failure: t('errors.loadPosts'),
  });
  return (
    <Kept
      label={words('pins')}
      name="pins"
      ids={(data && rows?.ids) ?? noRows}
      pages={pages}
      title={words('noPins')}
      text={words('noPinsText')}
    />
  );
}

interface KeptProps {
  label: string;
  name: string;
  ids: readonly string[];
  pages: Pages;
  title: string;
  text: string;
}

/** What leaves this list can be put back. */
function Kept({ label, name, ids, pages, title, text }: KeptProps) {
  const t = useT();
  return (
    <OffersUndo value>
      <PostTimeline
        label={label}
        name={name}
        ids={ids}
        pages={pages}
        empty={
          <EmptyState
            drawing="nest"
            title={title}
            text={text}
            action={<ButtonLink to="/stream">{t('profiles.toStream')}</ButtonLink>}
          />
        }
      />
    </OffersUndo>
  );
}
