import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { inTurn, takeTurn } from '../../src/ui/frame-turns';

const asked: (() => void)[] = [];

/** The browser draws, and does what is due after that. */
function drawFrame(): void {
  for (const callback of asked.splice(0)) callback();
  jest.runAllTimers();
}

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.requestAnimationFrame = (callback) => asked.push(() => callback(0));
});

describe('Work that takes a good part of a frame', () => {
  it('is done one piece in a frame, in the order in which it came', () => {
    const done: string[] = [];
    inTurn(() => done.push('row'));
    inTurn(() => done.push('answer'));

    expect(done).toEqual([]);
    drawFrame();
    expect(done).toEqual(['row']);
    drawFrame();
    expect(done).toEqual(['row', 'answer']);
    expect(asked).toEqual([]);
  });

  it('waits one frame longer where something else cannot wait', () => {
    const done: string[] = [];
    inTurn(() => done.push('row'));
    takeTurn();

    drawFrame();
    expect(done).toEqual([]);
    drawFrame();
    expect(done).toEqual(['row']);
  });
});
