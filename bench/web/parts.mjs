import { measureInteractions, interactionTable } from './interaction.mjs';
import { lighthouseTable, runLighthouse } from './lighthouse.mjs';
import { measureScroll, scrollTable } from './scroll.mjs';
import { measureShifts, shiftTable } from './shift.mjs';
import { measureSizes, sizeTable } from './size.mjs';

/** The parts of the benchmark, in the order of measurement. */
export const parts = [
  { name: 'size', title: 'JavaScript of each page, gzipped', measure: measureSizes, table: sizeTable },
  { name: 'lighthouse', title: 'Lighthouse, phone, 4 × CPU, slow 4G', measure: runLighthouse, table: lighthouseTable },
  { name: 'shift', title: 'Cold load, phone, 4 × CPU, slow 4G', measure: measureShifts, table: shiftTable },
  {
    name: 'interaction',
    title: 'Interaction to next paint, 4 × CPU',
    measure: measureInteractions,
    table: interactionTable,
  },
  { name: 'scroll', title: 'Scroll of 2,000 quacks by the wheel', measure: measureScroll, table: scrollTable },
];
