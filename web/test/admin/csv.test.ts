import { expect, test } from '@jest/globals';
import { csvOf } from '../../src/features/admin/tables/csv';

const cell = () => null;

test('a file has a number and its unit in two columns, so that spreadsheets calculate with it', () => {
  const columns = [
    { id: 'name', label: 'Product', cell, text: ({ name }: { name: string }) => name },
    {
      ...{ id: 'price', label: 'Price', cell },
      file: [
        { label: 'Price', text: () => '3123.48' },
        { label: 'Currency', text: () => 'EUR' },
      ],
    },
    { id: 'actions', label: 'Actions', cell },
  ];

  expect(csvOf(columns, [{ name: 'Reed, tall' }])).toBe('\uFEFFProduct,Price,Currency\r\n"Reed, tall",3123.48,EUR\r\n');
});
