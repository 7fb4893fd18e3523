import type { CatalogContent } from '../catalog-page';
import { BarChart } from '../samples/charts/BarChart';
import barChart from '../samples/charts/BarChart.tsx?raw';
import { LineChart } from '../samples/charts/LineChart';
import lineChart from '../samples/charts/LineChart.tsx?raw';
import { Sparklines } from '../samples/charts/Sparklines';
import sparklines from '../samples/charts/Sparklines.tsx?raw';

export const content: CatalogContent = {
  samples: [
    { title: 'overTime', text: 'overTimeText', Show: LineChart, code: lineChart, wide: true },
    { title: 'bars', Show: BarChart, code: barChart, wide: true },
    { title: 'sparklines', text: 'sparklinesText', Show: Sparklines, code: sparklines },
  ],
};
