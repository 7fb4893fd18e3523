import { Muted } from '../../../ui/layout/Layout';
import { sheet } from '../../../ui/theme/sheet';
import type { Named } from '../../people/relationships/relationship-dialog';
import { UnblockButton } from '../../people/relationships/UnblockButton';
import { useMessages } from './useMessages';

interface CannotWhisperProps {
  /** Undefined where everyone else has left. */
  person?: Named | undefined;
  /** By the viewer; else the person blocks the viewer. */
  isBlocked?: boolean;
}

/** In place of the composer, where one of the two blocks the other, or no one is left. */
export function CannotWhisper({ person, isBlocked = false }: CannotWhisperProps) {
  const say = useMessages();
  return (
    <div className={styles.bar}>
      <Muted>
        {!person ? say('everyoneLeft') : say(isBlocked ? 'youBlock' : 'blocksYou', { handle: person.handle })}
      </Muted>
      {person && isBlocked && <UnblockButton person={person} />}
    </div>
  );
}

const styles = sheet({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '16',
    paddingInline: { base: '3', md: '4' },
    paddingBlockStart: '2',
    paddingBlockEnd: 'calc(0.75rem + env(safe-area-inset-bottom))',
    bg: 'bg.card',
    borderBlockStartWidth: '1px',
    borderColor: 'border.hairline',
    fontSize: 'sm',
  },
});
