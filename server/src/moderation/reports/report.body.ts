import { ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsOptional, IsUUID, ValidateIf } from 'class-validator';
import { MAX_REPORTED_POSTS, MAX_REPORTED_WHISPERS, ReportInput } from './report.inputs.js';

/** The body of a report in REST: `postId`, `userId` or `whisperIds` says what it is about, in this order. */
export class ReportBody extends ReportInput {
  @IsOptional()
  @IsUUID(undefined, { message: 'postId must be an id.' })
  postId?: string | null;

  @IsOptional()
  @IsUUID(undefined, { message: 'mediaId must be an id.' })
  mediaId?: string | null;

  @IsOptional()
  @IsUUID(undefined, { message: 'userId must be an id.' })
  userId?: string | null;

  @IsOptional()
  @IsBoolean({ message: 'isProfile must be true or false.' })
  isProfile?: boolean | null;

  @IsOptional()
  @IsArray({ message: 'postIds must be a list of ids.' })
  @ArrayMaxSize(MAX_REPORTED_POSTS, { message: `postIds must be at most ${MAX_REPORTED_POSTS} ids.` })
  @IsUUID(undefined, { each: true, message: 'postIds must be a list of ids.' })
  postIds?: string[] | null;

  @ValidateIf(({ postId, userId }: ReportBody) => !postId && !userId)
  @IsArray({ message: 'Name what you report: postId, userId or whisperIds.' })
  @ArrayMinSize(1, { message: 'whisperIds must be at least one id.' })
  @ArrayMaxSize(MAX_REPORTED_WHISPERS, { message: `whisperIds must be at most ${MAX_REPORTED_WHISPERS} ids.` })
  @IsUUID(undefined, { each: true, message: 'whisperIds must be a list of ids.' })
  whisperIds?: string[] | null;
}
