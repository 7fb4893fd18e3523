import { PathIcon } from '../../../ui/media/PathIcon';
import { sheet } from '../../../ui/theme/sheet';
import { CodeBlock } from '../CodeBlock';
import type { IconSet, SetIcon } from './icon-set';

/** An icon in common sizes, with its code. */
export function ChosenIcon({ icon: [name, path], set }: { icon: SetIcon; set: IconSet }) {
  return (
    <div className={styles.root}>
      <div className={styles.show}>
        {[16, 20, 24, 48].map((size) => (
          <PathIcon key={size} path={path} size={size} />
        ))}
        <bdi className={styles.name} dir="ltr">
          {name}
        </bdi>
      </div>
      <CodeBlock name={name} code={codeOf(name, path, set)} />
    </div>
  );
}

const codeOf = (name: string, path: string, { name: set }: IconSet): string =>
  `import { PathIcon } from '../../ui/PathIcon';

/** ${name}, of ${set}. */
const path = '${path}';

export const Drawing = () => <PathIcon path={path} />;`;

const styles = sheet({
  root: {
    overflow: 'hidden',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'card',
    bg: 'bg.card',
  },
  show: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '5', padding: { base: '4', md: '6' } },
  name: { fontWeight: 'medium', overflowWrap: 'anywhere' },
});
