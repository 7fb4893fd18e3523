import { useFormats } from '../../../../i18n/I18nProvider';
import { Chart } from '../../../../ui/charts/Chart';
import { lastDays } from './days';
import { useMessages } from '../messages';

export function BarChart() {
  const w = useMessages();
  const formats = useFormats();
  const points = lastDays(7).map(({ date, value }) => ({
    label: formats.day(date),
    short: formats.ago(date, new Date(date.getTime() + 8 * 86_400_000)),
    value,
  }));
  return <Chart kind="bars" title={w('quacks')} summary={w('quacksSummary', { count: 7 })} points={points} />;
}
