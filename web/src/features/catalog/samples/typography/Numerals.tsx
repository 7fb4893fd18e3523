import { useFormats } from '../../../../i18n/I18nProvider';
import { sheet } from '../../../../ui/theme/sheet';

const numbers = [1_111, 9_898, 12_345, 870];

export function Numerals() {
  const formats = useFormats();
  return (
    <ul className={styles.list}>
      {numbers.map((number) => (
        <li key={number}>{formats.number(number)}</li>
      ))}
    </ul>
  );
}

const styles = sheet({
  list: { listStyle: 'none', width: '6rem', textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
});
