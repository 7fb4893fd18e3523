import { Injectable } from '@nestjs/common';
import { InvalidInput } from '#kernel/errors/app-error.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { RegistrationBoard } from './registration-board.js';
import { MIN_AGE_FROM, MIN_AGE_TO, type RegistrationMode } from './registration-rules.entity.js';
import { RulesChanges } from './rules-changes.js';

/** $1 mode. */
const SET_MODE = `
insert into registration_settings (id, mode, updated_at) values ('registration', $1, now())
on conflict (id) do update set mode = excluded.mode, updated_at = now()`;

/** $1 minimum age or null, $2 mode where none was chosen yet. */
const SET_MIN_AGE = `
insert into registration_settings (id, mode, min_age, updated_at) values ('registration', $2, $1::int, now())
on conflict (id) do update set min_age = excluded.min_age, updated_at = now()`;

/** Chooses who may register. */
@Injectable()
export class RegistrationSettingsService {
  constructor(
    private readonly changes: RulesChanges,
    private readonly board: RegistrationBoard,
  ) {}

  /** From now on, REGISTRATION_ENABLED no longer counts. */
  async setMode(viewer: SignedInViewer, mode: RegistrationMode): Promise<void> {
    const before = this.board.mode;
    await this.changes.run(async (tx) => {
      await tx.rows(SET_MODE, [mode]);
      if (mode === before) return null;
      return {
        viewer,
        action: 'registration.mode.changed',
        subject: { kind: 'registration', id: null },
        before: { mode: before },
        after: { mode },
      };
    });
  }

  /**
   * @param minAge in years, 13 to 21; null for none
   * @throws InvalidInput INVALID_MIN_AGE
   */
  async setMinAge(viewer: SignedInViewer, minAge: number | null): Promise<void> {
    if (minAge !== null && (minAge < MIN_AGE_FROM || minAge > MIN_AGE_TO)) {
      const message = `The minimum age must be ${MIN_AGE_FROM} to ${MIN_AGE_TO} years.`;
      throw new InvalidInput([{ field: 'minAge', message }], 'INVALID_MIN_AGE');
    }
    const { mode, minAge: before } = this.board;
    await this.changes.run(async (tx) => {
      await tx.rows(SET_MIN_AGE, [minAge, mode]);
      if (minAge === before) return null;
      return {
        viewer,
        action: 'registration.age.changed',
        subject: { kind: 'registration', id: null },
        before: { minAge: before },
        after: { minAge },
      };
    });
  }
}
