import { useParams } from 'react-router-dom';
import { WhispersPanes } from '../features/whispers/WhispersPanes';

/** /whispers, /whispers/:id and /whispers/new. */
export function Whispers() {
  return <WhispersPanes open={useParams()['id']} />;
}
