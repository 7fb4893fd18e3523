import { useFormats } from '../../../../i18n/I18nProvider';
import { Chart } from '../../../../ui/charts/Chart';
import { DataTable } from '../../../../ui/charts/DataTable';
import { lastDays } from './days';
import { useMessages } from '../messages';

export function LineChart() {
  const w = useMessages();
  const formats = useFormats();
  const points = lastDays(30).map(({ date, value }) => ({
    label: formats.day(date),
    short: formats.ago(date, new Date(date.getTime() + 8 * 86_400_000)),
    value,
  }));
  return (
    <>
      <Chart title={w('quacks')} summary={w('quacksSummary', { count: 30 })} points={points} />
      <DataTable label={w('asTable')} caption={w('quacksByDay')} columns={[w('date'), w('quacks')]} points={points} />
    </>
  );
}
