import { sheet } from '../../../ui/theme/sheet';

const OPERATOR = /((?:from|has|before|after):[\w-]*|\d{4}-\d\d-\d\d)/;

/** A sentence with search operators, which are left-to-right and don't wrap. */
export function Operators({ text }: { text: string }) {
  return text.split(OPERATOR).map((part, index) =>
    index % 2 === 1 ? (
      <bdi key={index} dir="ltr" className={styles.operator}>
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}

const styles = sheet({ operator: { whiteSpace: 'nowrap' } });
