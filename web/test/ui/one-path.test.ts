import { describe, expect, it } from '@jest/globals';
import { onePath } from '../../one-path';

describe('An icon of several lines', () => {
  it('is drawn as one path, each line from where it began', () => {
    expect(
      onePath([
        ['path', { d: 'M12 2v13' }],
        ['path', { d: 'm16 6-4-4-4 4' }],
      ]),
    ).toEqual([['path', { d: 'M12 2v13M0 0m16 6-4-4-4 4' }]]);
  });

  it('has its circles in the same path', () => {
    expect(
      onePath([
        ['circle', { cx: '12', cy: '12', r: '1' }],
        ['circle', { cx: '19', cy: '12', r: '1' }],
      ]),
    ).toEqual([['path', { d: 'M13 12a1 1 0 1 1-2 0a1 1 0 1 1 2 0zM20 12a1 1 0 1 1-2 0a1 1 0 1 1 2 0z' }]]);
  });

  it('keeps other shapes, and what has a look of its own, where they lie', () => {
    const shapes: Parameters<typeof onePath>[0] = [
      ['path', { d: 'M1 1h2' }],
      ['rect', { x: '3', y: '4', width: '5', height: '6' }],
      ['path', { d: 'M2 2h2', fill: 'currentColor' }],
      ['path', { d: 'M3 3h2' }],
    ];

    expect(onePath(shapes)).toEqual(shapes);
  });
});
