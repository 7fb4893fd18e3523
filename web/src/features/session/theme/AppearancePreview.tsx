import { ArrowUp } from 'lucide-react';
import { Avatar } from '../../../ui/media/Avatar';
import { Card } from '../../../ui/layout/Card';
import { Icon } from '../../../ui/media/Icon';
import { Mark } from '../../../ui/media/Mark';
import { buttonRecipe } from '../../../ui/form/button.recipe';
import { sheet } from '../../../ui/theme/sheet';
import { useMessages } from './messages';

/** A preview of a post and controls. Not interactive. */
export function AppearancePreview({ className }: { className?: string }) {
  const w = useMessages();
  return (
    <Card as="div" padding="sm" role="img" aria-label={w('preview')} className={className}>
      <div aria-hidden className={styles.sample}>
        <span className={styles.pill}>
          <Icon of={ArrowUp} size={14} />
          {w('samplePill')}
        </span>
        <div className={styles.quack}>
          <Avatar handle="mandarin" name={w('sampleName')} size="sm" />
          <div>
            <p className={styles.head}>
              <span className={styles.name}>{w('sampleName')}</span> · {w('sampleTime')}
            </p>
            <p className={styles.words}>
              {w('sampleBefore')}
              <span className={styles.link}>{w('sampleLink')}</span>
              {w('sampleAfter')}
              <span className={styles.link}>{w('sampleTag')}</span>
            </p>
            <p className={styles.nods}>
              <Mark size={18} />
              {w('sampleNods')}
            </p>
          </div>
        </div>
        <div className={styles.buttons}>
          <span className={buttonRecipe({ size: 'sm' })}>{w('sampleButton')}</span>
          <span className={buttonRecipe({ size: 'sm', variant: 'outline' })}>{w('sampleOther')}</span>
          <span className={styles.track}>
            <span className={styles.knob} />
          </span>
        </div>
      </div>
    </Card>
  );
}

const styles = sheet({
  sample: { display: 'flex', flexDirection: 'column', gap: '3', pointerEvents: 'none', userSelect: 'none' },
  pill: {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'center',
    gap: '1.5',
    minHeight: '7',
    paddingInline: '3',
    borderRadius: 'full',
    bg: 'accent.solid',
    color: 'accent.onSolid',
    fontSize: 'xs',
    fontWeight: 'medium',
  },
  quack: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '2.5' },
  head: { color: 'fg.muted', fontSize: 'sm' },
  name: { color: 'fg.default', fontWeight: 'medium' },
  words: { fontSize: '1.0625rem', lineHeight: 'quack', marginBlockStart: '0.5' },
  link: { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  nods: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    marginBlockStart: '1.5',
    color: 'accent.nod',
    fontSize: 'sm',
  },
  buttons: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
  track: {
    display: 'flex',
    justifyContent: 'flex-end',
    alignItems: 'center',
    width: '11',
    height: '1.625rem',
    paddingInline: '3px',
    marginInlineStart: 'auto',
    borderRadius: 'full',
    bg: 'brand.solid',
  },
  knob: { boxSize: '1.125rem', borderRadius: 'full', bg: 'brand.onSolid' },
});
