import { describe, expect, it } from '@jest/globals';
import { routeComplaints, routeTable } from '../../route-table';

describe('the table of routes', () => {
  it('has an entry for each file of a page, and a file that exports its component for each entry', () => {
    expect(routeComplaints()).toEqual([]);
  });

  it('finds files and components by name', () => {
    expect(routeTable.find(({ name }) => name === 'stream')).toMatchObject({
      component: 'StreamPage',
      sources: {
        page: 'src/routes/stream.tsx',
        frame: 'src/app/shell/PageFrame.tsx',
      },
    });
    expect(routeTable.find(({ name }) => name === 'near-me')).toMatchObject({ component: 'NearMePage' });
  });
});
