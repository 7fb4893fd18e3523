import { Injectable } from '@nestjs/common';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { RegistrationBoard } from './registration-board.js';
import type { RegistrationMode } from './registration-rules.entity.js';
import { RulesChanges } from './rules-changes.js';

/** $1 mode. */
const SET_MODE = `
insert into registration_settings (id, mode, updated_at) values ('registration', $1, now())
on conflict (id) do update set mode = excluded.mode, updated_at = now()`;

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
}
