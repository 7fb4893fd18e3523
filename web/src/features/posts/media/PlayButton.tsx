import { Pause, Play } from 'lucide-react';
import { Icon } from '../../../ui/media/Icon';
import { useMediaMessages } from './useMediaMessages';

interface PlayButtonProps {
  isPlaying: boolean;
  className: string;
  onToggle: () => void;
}

/** Plays and pauses an animated picture. */
export function PlayButton({ isPlaying, className, onToggle }: PlayButtonProps) {
  const w = useMediaMessages();
  return (
    <button
      type="button"
      aria-label={`${w('gif')}: ${w(isPlaying ? 'pause' : 'play')}`}
      className={className}
      onClick={onToggle}
    >
      <Icon of={isPlaying ? Pause : Play} size={14} />
      {w('gif')}
    </button>
  );
}
