import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { scheduleAfterFrame, reserveNextFrame } from '../../src/ui/loading/frame-scheduler';

const asked: (() => void)[] = [];

/** The browser paints a frame and runs the tasks after it. */
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
    scheduleAfterFrame(() => done.push('row'));
    scheduleAfterFrame(() => done.push('answer'));

    expect(done).toEqual([]);
    drawFrame();
    expect(done).toEqual(['row']);
    drawFrame();
    expect(done).toEqual(['row', 'answer']);
    expect(asked).toEqual([]);
  });

  it('waits one frame longer where something else cannot wait', () => {
    const done: string[] = [];
    scheduleAfterFrame(() => done.push('row'));
    reserveNextFrame();

    drawFrame();
    expect(done).toEqual([]);
    drawFrame();
    expect(done).toEqual(['row']);
  });
});
