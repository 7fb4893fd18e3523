import { describe, expect, it } from '@jest/globals';
import { judgeRefresh, LATE_MS, REPEAT_MS, type RefreshFamily } from '../../src/identity/tokens/refresh-family.js';
import { fc } from '../../../rules/test/support/property.js';

const START: RefreshFamily = { generation: 0, exchanges: [] };
const T0 = 1_800_000_000_000;

/** Presents tokens one after the other, as the service does under the row's lock. */
class Sessions {
  family = START;
  ended = false;

  present(n: number, now: number): string {
    if (this.ended) return 'ended';
    const verdict = judgeRefresh(this.family, n, now);
    if (verdict.kind === 'exchanged') this.family = verdict.family;
    if (verdict.kind === 'reused') this.ended = true;
    return verdict.kind;
  }
}

/** The rule in words, with everything remembered for ever. */
class Rule {
  readonly exchangedAt: number[] = [];
  ended = false;

  present(n: number, now: number): string {
    if (this.ended) return 'ended';
    const issued = this.exchangedAt.length;
    if (n > issued) return 'unknown';
    if (n === issued) {
      this.exchangedAt.push(now);
      return 'exchanged';
    }
    const successorUsedAt = this.exchangedAt[n + 1];
    if (successorUsedAt === undefined && now - this.exchangedAt[n]! <= REPEAT_MS) return 'repeated';
    if (successorUsedAt !== undefined && now - successorUsedAt <= LATE_MS) return 'late';
    this.ended = true;
    return 'reused';
  }
}

describe('the rule for refresh tokens', () => {
  it('exchanges the newest token', () => {
    const verdict = judgeRefresh(START, 0, T0);

    expect(verdict).toEqual({ kind: 'exchanged', family: { generation: 1, exchanges: [T0] } });
  });

  it('repeats the successor until it is used, for a day', () => {
    const family = { generation: 1, exchanges: [T0] };

    expect(judgeRefresh(family, 0, T0 + 1).kind).toBe('repeated');
    expect(judgeRefresh(family, 0, T0 + REPEAT_MS).kind).toBe('repeated');
    expect(judgeRefresh(family, 0, T0 + REPEAT_MS + 1).kind).toBe('reused');
  });

  it('takes a token for a late tab during half a minute after its successor was used, then for a thief', () => {
    const family = { generation: 2, exchanges: [T0 + 60_000, T0] };

    expect(judgeRefresh(family, 0, T0 + 60_000 + LATE_MS).kind).toBe('late');
    expect(judgeRefresh(family, 0, T0 + 60_000 + LATE_MS + 1).kind).toBe('reused');
  });

  it('alarms for a token of long ago at once', () => {
    const family = { generation: 9, exchanges: [T0] };

    expect(judgeRefresh(family, 3, T0 + 1).kind).toBe('reused');
  });

  it('does not know a number that was never handed out', () => {
    expect(judgeRefresh(START, 1, T0).kind).toBe('unknown');
  });

  it('decides as if it remembered everything, at up to 30 refreshes in 5 minutes', () => {
    const step = fc.record({
      back: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fc.integer({ min: -1, max: 4 })),
      waitMs: fc.oneof(
        fc.integer({ min: 1_000, max: 40_000 }),
        fc.constantFrom(LATE_MS, LATE_MS + 1, REPEAT_MS, REPEAT_MS + 1, 0),
      ),
    });

    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const sessions = new Sessions();
        const rule = new Rule();
        let now = T0;
        for (const { back, waitMs } of steps) {
          now += waitMs;
          const n = Math.max(0, rule.exchangedAt.length - back);
          expect(sessions.present(n, now)).toBe(rule.present(n, now));
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('never signs out tabs that share their tokens, whatever the order of requests and lost answers', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.integer({ min: 2, max: 8 }),
        fc.array(fc.boolean(), { minLength: 64, maxLength: 64 }),
        async (scheduler, tabs, losses) => {
          const server = new Sessions();
          // Local storage, which all tabs share.
          let stored = 0;
          let clock = T0;
          let asked = 0;

          const tab = async (): Promise<void> => {
            for (let round = 0; round < 4; round += 1) {
              const presented = stored;
              await scheduler.schedule(Promise.resolve(), 'request');
              clock += 100;
              const verdict = server.present(presented, clock);
              await scheduler.schedule(Promise.resolve(), 'answer');
              expect(['exchanged', 'repeated', 'late']).toContain(verdict);
              const lost = losses[asked++ % losses.length];
              if (!lost && verdict !== 'late') stored = Math.max(stored, presented + 1);
            }
          };
          const all = Promise.all(Array.from({ length: tabs }, tab));
          await scheduler.waitFor(all);

          expect(server.ended).toBe(false);
          expect(server.present(stored, clock + 100)).not.toBe('reused');
        },
      ),
      { numRuns: 500 },
    );
  });
});
