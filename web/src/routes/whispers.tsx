import { Navigate, useLocation, useParams } from 'react-router-dom';
import { WhispersPanes } from '../features/inbox/whispers/WhispersPanes';
import { fromProfile } from '../features/session/paths/whisper-paths';

/** /whispers, /whispers/:id and /whispers/new; /whispers?to=ada&text=… is a new whisper that is begun. */
export function WhispersPage() {
  const { id } = useParams();
  const { search } = useLocation();
  if (id === undefined && new URLSearchParams(search).has('to')) {
    return <Navigate to={`/whispers/new${search}`} replace state={fromProfile} />;
  }
  return <WhispersPanes open={id} />;
}
