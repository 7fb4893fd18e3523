import type { Pages } from '../../../graphql/usePages';
import { FollowerMenu } from '../requests/FollowerMenu';
import { ListedRows } from '../rows/ListedRows';
import type { PeopleList_ConnectionFragment } from './PeopleList.generated';
import { PersonRow } from '../rows/PersonRow';

interface PeopleRowsProps {
  edges: PeopleList_ConnectionFragment['edges'];
  pages: Pages;
  empty: string;
  /** They follow the viewer, who can end that. */
  areOwnFollowers?: boolean;
}

/** A list that scrolls within its dialog. */
export function PeopleRows({ edges, pages, empty, areOwnFollowers }: PeopleRowsProps) {
  return (
    <ListedRows nodes={edges.map(({ node }) => node)} pages={pages} empty={empty}>
      {(person) => (
        <PersonRow user={person} withBio more={areOwnFollowers ? <FollowerMenu person={person} /> : undefined} />
      )}
    </ListedRows>
  );
}
