import { describe, expect, it } from '@jest/globals';
import { Circuit } from '#kernel/circuit/circuit.js';

/** Work that goes on until it is made to fail. */
function held(): { end: Promise<void>; fail: (why: string) => void } {
  let fail: (why: string) => void = () => undefined;
  const end = new Promise<void>((_resolve, reject) => {
    fail = (why) => reject(new Error(why));
  });
  return { end, fail };
}

describe('a circuit', () => {
  it('opens after so many failures in a row, for a while, and again at the next failure', () => {
    let now = 0;
    const circuit = new Circuit(3, 1_000, () => now);

    circuit.failed();
    circuit.failed();
    circuit.succeeded();
    circuit.failed();
    circuit.failed();
    expect([circuit.open, circuit.broken]).toEqual([false, false]);

    circuit.failed();
    expect([circuit.open, circuit.broken]).toEqual([true, true]);
    now = 1_000;
    expect([circuit.open, circuit.broken]).toEqual([false, true]);

    circuit.failed();
    expect(circuit.open).toBe(true);
    now = 2_000;
    circuit.succeeded();
    expect([circuit.open, circuit.broken]).toEqual([false, false]);
  });

  it('lets one try at a time decide when the pause is over', async () => {
    let now = 0;
    const circuit = new Circuit(1, 1_000, () => now);
    circuit.failed();
    now = 1_000;

    const first = held();
    const failing = circuit.run(
      () => first.end,
      () => true,
    );
    expect(circuit.open).toBe(true);
    first.fail('still away');
    await expect(failing).rejects.toThrow('still away');
    now = 1_999;
    expect(circuit.open).toBe(true);

    now = 2_000;
    expect(circuit.open).toBe(false);
    await circuit.run(
      () => Promise.resolve(),
      () => true,
    );
    expect([circuit.open, circuit.broken]).toEqual([false, false]);
  });

  it('learns nothing from an error that is not of the service, nor from a failure that comes late', async () => {
    let now = 0;
    const circuit = new Circuit(1, 1_000, () => now);
    const fail = (isFailure: boolean) =>
      circuit.run(
        () => Promise.reject(new Error('no')),
        () => isFailure,
      );
    const late = held();
    const straggler = circuit.run(
      () => late.end,
      () => true,
    );

    await expect(fail(false)).rejects.toThrow('no');
    expect(circuit.broken).toBe(false);
    await expect(fail(true)).rejects.toThrow('no');
    now = 999;
    late.fail('late');
    await expect(straggler).rejects.toThrow('late');
    now = 1_000;
    expect(circuit.open).toBe(false);
    await expect(fail(false)).rejects.toThrow('no');
    expect([circuit.open, circuit.broken]).toEqual([false, true]);
  });
});
