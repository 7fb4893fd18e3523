import { Type } from 'class-transformer';
import { IsArray, IsBoolean, IsDate, IsIn, IsOptional, IsString } from 'class-validator';
import { MuteScope, type MuteScopeName } from '../ties/mute-scopes.js';

const SCOPES = Object.keys(MuteScope) as MuteScopeName[];

/** The body of a block in REST, which may be absent. */
export class BlockBody {
  @IsOptional()
  @IsBoolean({ message: 'hideReplies must be true or false.' })
  hideReplies?: boolean | null;
}

/** The body of a mute in REST. */
export class MuteBody {
  @IsArray({ message: 'scopes must be a list.' })
  @IsIn(SCOPES, { each: true, message: `scopes must be among ${SCOPES.join(', ')}.` })
  scopes!: MuteScopeName[];

  @IsOptional()
  @Type(() => Date)
  @IsDate({ message: 'until must be a date and time in ISO 8601, such as 2026-03-01T09:30:00.000Z.' })
  until?: Date | null;

  @IsOptional()
  @IsString({ message: 'note must be a string.' })
  note?: string | null;
}
