import { useT } from '../../i18n/I18nProvider';
import { usePages } from '../timelines/usePages';
import { useFollowersQuery, useFollowingQuery } from './PeopleList.generated';
import { PeopleRows } from './PeopleRows';

interface PeopleListProps {
  list: 'followers' | 'following';
  handle: string;
  name: string;
}

const PAGE = 20;

export function PeopleList(props: PeopleListProps) {
  return props.list === 'followers' ? <Followers {...props} /> : <Followed {...props} />;
}

function Followers({ handle, name }: PeopleListProps) {
  const t = useT();
  const answer = useFollowersQuery({ variables: { handle, first: PAGE } });
  const { data } = answer;
  const people = data?.user?.followers;
  const pages = usePages(answer, {
    pageInfo: people?.pageInfo,
    failure: t('errors.loadUser'),
  });
  return <PeopleRows edges={people?.edges ?? []} pages={pages} empty={t('profiles.noFollowers', { name })} />;
}

function Followed({ handle, name }: PeopleListProps) {
  const t = useT();
  const answer = useFollowingQuery({ variables: { handle, first: PAGE } });
  const { data } = answer;
  const people = data?.user?.following;
  const pages = usePages(answer, {
    pageInfo: people?.pageInfo,
    failure: t('errors.loadUser'),
  });
  return <PeopleRows edges={people?.edges ?? []} pages={pages} empty={t('profiles.noFollowing', { name })} />;
}
