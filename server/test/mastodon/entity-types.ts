import type { mastodon } from 'masto';
import type { Account } from '../../src/mastodon/entities/account.js';
import type { CredentialAccount } from '../../src/mastodon/entities/own-account.js';
import type { List } from '../../src/mastodon/entities/list.js';
import type { MediaAttachment } from '../../src/mastodon/entities/media-attachment.js';
import type { Poll } from '../../src/mastodon/entities/poll.js';
import type { PreviewCard } from '../../src/mastodon/entities/preview-card.js';
import type { StatusEdit } from '../../src/mastodon/entities/status-edit.js';
import type { Quote, QuoteApproval, Status, StatusMention, StatusTag } from '../../src/mastodon/entities/status.js';
import type { FilterResult } from '../../src/mastodon/entities/filter-result.js';
import type { FamiliarFollowers } from '../../src/mastodon/accounts/accounts.controller.js';
import type { Context, StatusSource } from '../../src/mastodon/statuses/status-reads.controller.js';

/*
 * What is answered, as the library masto names its fields, is what masto's types say: a field that is forgotten doesn't compile. Nothing
 * here runs.
 */

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** Fields of ours renamed as masto does when it reads JSON. */
type Camelized<T> = T extends readonly (infer Item)[]
  ? Camelized<Item>[]
  : T extends object
    ? { [Name in keyof T as Name extends string ? CamelCase<Name> : Name]: Camelized<T[Name]> }
    : T;

/** An entity of masto with some fields as Mastodon answers them, where masto's types are stricter. */
type Except<T, Fields> = Omit<T, keyof Fields> & Fields;

/**
 * A person who never wrote has no `lastStatusAt`. Collections, which ask for `featureApproval`, are not offered. Roles have text as id,
 * and none is shown.
 */
type TheirAccount = Except<
  Omit<mastodon.v1.Account, 'featureApproval'>,
  { lastStatusAt: string | null; roles: never[]; moved?: null }
>;
/** A card without a picture has no BlurHash, and one of unknown language has none. */
type TheirCard = Except<mastodon.v1.PreviewCard, { blurhash: string | null; language?: string | null }>;
/** A video without a poster has no preview. */
type TheirMedia = Except<mastodon.v1.MediaAttachment, { previewUrl: string | null }>;
/** Votes are null while a poll hides them. */
type TheirPoll = Except<
  mastodon.v1.Poll,
  { options: Except<mastodon.v1.PollOption, { votesCount: number | null; emojis?: never[] }>[] }
>;
/** The filter of a result has no words in Mastodon either. */
type TheirFilterResult = Except<
  mastodon.v1.FilterResult,
  { filter: Omit<mastodon.v1.FilterResult['filter'], 'keywords' | 'statuses'> }
>;
/** Tags of a status are a name and an address; who wrote with what app is not known. */
interface TheirStatus extends Except<
  mastodon.v1.Status,
  {
    account: TheirAccount;
    application: mastodon.v1.Application | null;
    card?: TheirCard | null;
    filtered?: TheirFilterResult[];
    mediaAttachments: TheirMedia[];
    poll?: TheirPoll | null;
    quote?: TheirQuote | null;
    reblog?: TheirStatus | null;
    tags: Pick<mastodon.v1.Tag, 'name' | 'url'>[];
  }
> {
  readonly id: string;
}
type TheirQuote = Except<mastodon.v1.Quote, { quotedStatus?: TheirStatus | null }> | mastodon.v1.ShallowQuote;
/** Mastodon answers the role beside the source alone, with text as its id. */
type TheirCredentials = TheirAccount & {
  source: Omit<mastodon.v1.AccountSource, 'role' | 'quotePolicy'> & { quotePolicy: string };
  role: { id: string; name: string; permissions: string };
};
type TheirEdit = Except<
  mastodon.v1.StatusEdit,
  { account: TheirAccount; mediaAttachments: TheirMedia[]; quote?: null }
>;

/** Whether what is answered is what masto reads. */
type Is<Ours, Theirs> = [Camelized<Ours>] extends [Theirs] ? true : { ours: Camelized<Ours>; theirs: Theirs };

export const ENTITIES: {
  Account: Is<Account, TheirAccount>;
  Context: Is<Context, { ancestors: TheirStatus[]; descendants: TheirStatus[] }>;
  CredentialAccount: Is<CredentialAccount, TheirCredentials>;
  FamiliarFollowers: Is<FamiliarFollowers, Except<mastodon.v1.FamiliarFollowers, { accounts: TheirAccount[] }>>;
  FilterResult: Is<FilterResult, TheirFilterResult>;
  List: Is<List, mastodon.v1.List>;
  MediaAttachment: Is<MediaAttachment, TheirMedia>;
  Poll: Is<Poll, TheirPoll>;
  PreviewCard: Is<PreviewCard, TheirCard>;
  Quote: Is<Quote, TheirQuote>;
  QuoteApproval: Is<QuoteApproval, mastodon.v1.QuoteApproval>;
  Status: Is<Status, TheirStatus>;
  StatusEdit: Is<StatusEdit, TheirEdit>;
  StatusMention: Is<StatusMention, mastodon.v1.StatusMention>;
  StatusSource: Is<StatusSource, mastodon.v1.StatusSource>;
  StatusTag: Is<StatusTag, Pick<mastodon.v1.Tag, 'name' | 'url'>>;
} = {
  Account: true,
  Context: true,
  CredentialAccount: true,
  FamiliarFollowers: true,
  FilterResult: true,
  List: true,
  MediaAttachment: true,
  Poll: true,
  PreviewCard: true,
  Quote: true,
  QuoteApproval: true,
  Status: true,
  StatusEdit: true,
  StatusMention: true,
  StatusSource: true,
  StatusTag: true,
};
