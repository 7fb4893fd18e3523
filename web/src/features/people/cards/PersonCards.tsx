import { useApolloClient } from '@apollo/client/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { useViewer } from '../../session/viewer/viewer';
import { type PersonLink, watchIntent } from './hover-intent';
import { PersonCardDocument, type PersonCardQuery } from './PersonCard.generated';

const PersonCard = lazyWithRetry(async () => ({ default: (await import('./PersonCard')).PersonCard }));

interface Shown extends PersonLink {
  person: NonNullable<PersonCardQuery['user']>;
}

/** The cards of people, beside any link to a profile: one at a time, when it was asked for and its data is there. */
export function PersonCards() {
  const client = useApolloClient();
  const ownHandle = useViewer()?.handle;
  const { key } = useLocation();
  const [shown, setShown] = useState<Shown | null>(null);
  const latest = useRef<HTMLElement | null>(null);

  useEffect(() => {
    let wanted: PersonLink | null = null;
    const close = () => {
      wanted = latest.current = null;
      setShown(null);
    };
    async function open(person: PersonLink) {
      wanted = person;
      const { handle, link } = person;
      // A handle that no one has, or a lost connection: there is no card.
      const answer = await client.query({ query: PersonCardDocument, variables: { handle } }).catch(() => null);
      const user = answer?.data?.user;
      if (!user || wanted !== person || !link.isConnected) return;
      latest.current = link;
      setShown({ ...person, person: user });
    }
    const end = watchIntent({
      open: (person) => {
        if (person.handle !== ownHandle) void open(person);
      },
      close,
      shown: () => latest.current,
    });
    return () => {
      end();
      close();
    };
  }, [client, ownHandle, key]);

  return (
    shown && (
      <Suspense fallback={null}>
        <PersonCard
          key={shown.handle}
          person={shown.person}
          link={shown.link}
          onClose={() => {
            latest.current = null;
            setShown(null);
          }}
        />
      </Suspense>
    )
  );
}
