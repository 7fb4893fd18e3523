import { Injectable } from '@nestjs/common';
import { InvalidInput } from '#kernel/errors/app-error.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { AttentionList } from './attention.js';
import { DailyFigures, type FigureDay, type FigureRange } from './daily-figures.js';
import type { AdminDashboardView, FigureView } from './dashboard.view.js';
import { SystemHealthProbe } from './system-health.js';

/** Ranges of a dashboard, in days. */
export const RANGES = [7, 30, 90] as const;

/** What the operator of a site wants to know at a glance. */
@Injectable()
export class Dashboard {
  constructor(
    private readonly figures: DailyFigures,
    private readonly probe: SystemHealthProbe,
    private readonly attention: AttentionList,
  ) {}

  /** @throws InvalidInput if `days` is not 7, 30 or 90 */
  async show(days: number, viewer: SignedInViewer): Promise<AdminDashboardView> {
    const range = RANGES.find((each) => each === days);
    if (range === undefined)
      throw new InvalidInput([{ field: 'days', message: 'days must be 7, 30 or 90.' }], 'INVALID_RANGE');
    const [{ countedAt, figures }, health] = await Promise.all([this.counted(range), this.probe.read()]);
    return { figures, countedAt, health, attention: await this.attention.of(health, viewer) };
  }

  private async counted(days: number): Promise<{ countedAt: Date | null; figures: FigureView[] }> {
    const countedAt = await this.figures.countedAt();
    return { countedAt, figures: (await this.figures.range(days)).map(summed) };
  }
}

function summed({ figure, days, before }: FigureRange): FigureView {
  // Active users of several days can't be summed, because a user may be active on each of them.
  const sum = (list: readonly FigureDay[]) => list.reduce((all, { value }) => all + value, 0);
  const total = (list: readonly FigureDay[]) =>
    figure === 'activePeople' ? Math.round(sum(list) / Math.max(1, list.length)) : sum(list);
  return { figure, days, total: total(days), previousTotal: total(before) };
}
