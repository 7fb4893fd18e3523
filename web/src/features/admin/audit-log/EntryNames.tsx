import { TextLink } from '../../../ui/navigation/TextLink';
import { useViewer } from '../../session/viewer/viewer';
import type { Entry } from './entry';
import { personPath, subjectPath } from './subject-path';

interface NameProps {
  entry: Entry;
  name: string;
}

/** Who did it, with a link to their account. */
export function ActorName({ entry: { actorId, actorHandle }, name }: NameProps) {
  const holds = useHeldClaims();
  return <Name path={actorId === null ? null : personPath(actorId, actorHandle, holds)} name={name} />;
}

/** The person or thing that it was done to, with a link. */
export function SubjectName({ entry, name }: NameProps) {
  const holds = useHeldClaims();
  return <Name path={subjectPath(entry, holds)} name={name} />;
}

function useHeldClaims() {
  const claims = useViewer()?.claims;
  return (claim: string) => claims?.has(claim) ?? false;
}

function Name({ path, name }: { path: string | null; name: string }) {
  if (path === null) return <bdi>{name}</bdi>;
  return (
    <TextLink quiet to={path}>
      <bdi>{name}</bdi>
    </TextLink>
  );
}
