import { foldedText } from '@mallard/rules/hashtag-key';
import { checkText } from '@mallard/rules/plain-text';
import { Injectable } from '@nestjs/common';
import { UserNotFound } from '#identity/users/user.errors.js';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { YouBlockThem } from '../ties/relationship.errors.js';
import { LOCK_PAIR } from '../ties/user-pair.js';
import { hashtagOf } from './hashtag-of.js';
import {
  ADD_PERSON,
  ADD_PHRASE,
  ADD_TAG,
  COUNT_HOMES,
  HAS_WORDS,
  REMOVE_PERSON,
  REMOVE_PHRASE,
  REMOVE_TAG,
} from './list-member-writes.js';
import { CHANGE, CREATE, DELETE, LOCK_OWNER, MOVE, PEOPLE_OF } from './list-writes.js';
import type { ListReplies } from './list.entity.js';
import {
  InvalidListTitle,
  InvalidPhrase,
  ListFull,
  ListNotFound,
  MAX_LISTS,
  MAX_MEMBERS,
  MAX_PHRASE_LENGTH,
  MAX_TITLE_LENGTH,
  TooManyLists,
} from './list.errors.js';

/** Longest title and phrase in code points, by the column's limit. */
const MAX_CODE_POINTS = 400;

/** Whose lists they are. */
type Owner = Pick<SignedInViewer, 'id'>;

export interface ListDraft {
  title: string;
  isExclusive?: boolean | null;
  replies?: ListReplies | null;
}

export interface ListChange extends Partial<ListDraft> {
  /** From 0; beyond the last it is the last. */
  position?: number | null;
}

/** What a list holds one more of: exactly one of the three. */
export type ListMember = { userId: string } | { tag: string } | { phrase: string };

interface Outcome {
  found: boolean;
  changed: boolean;
  has_room: boolean;
}

interface PersonOutcome extends Outcome {
  visible: boolean;
  blocks: boolean;
}

/** Makes and changes lists. Everything but a new list is idempotent, and no one but the owner learns of it. */
@Injectable()
export class ListsService {
  constructor(private readonly transactions: Transactions) {}

  /**
   * The new list is the last one.
   * @returns its id
   * @throws InvalidListTitle, TooManyLists
   */
  async create(owner: Owner, { title, isExclusive, replies }: ListDraft): Promise<string> {
    const checked = checkedTitle(title);
    return this.transactions.run(async (tx) => {
      await tx.rows(LOCK_OWNER, [owner.id]);
      const [created] = await tx.rows<{ id: string }>(CREATE, [
        ...[owner.id, newId(), new Date(), checked, isExclusive ?? false, replies ?? 'none', MAX_LISTS],
      ]);
      if (!created) throw new TooManyLists();
      return created.id;
    });
  }

  /** What is absent stays as it is. @throws ListNotFound, InvalidListTitle */
  async change(owner: Owner, listId: string, { title, isExclusive, replies, position }: ListChange): Promise<void> {
    const checked = title == null ? null : checkedTitle(title);
    await this.transactions.run(async (tx) => {
      await tx.rows(LOCK_OWNER, [owner.id]);
      const [changed] = await tx.rows<{ id: string; moved: boolean }>(CHANGE, [
        ...[owner.id, listId, checked, isExclusive ?? null, replies ?? null],
      ]);
      if (!changed) throw new ListNotFound();
      if (changed.moved) await countHomes(tx, owner, await peopleOf(tx, listId));
      if (position != null) await tx.rows(MOVE, [owner.id, listId, Math.min(Math.max(0, position), MAX_LISTS)]);
    });
  }

  /** @throws ListNotFound */
  async delete(owner: Owner, listId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.rows(LOCK_OWNER, [owner.id]);
      const people = await peopleOf(tx, listId);
      const [deleted] = await tx.rows<{ id: string; is_exclusive: boolean }>(DELETE, [owner.id, listId]);
      if (!deleted) throw new ListNotFound();
      if (deleted.is_exclusive) await countHomes(tx, owner, people);
    });
  }

  /**
   * Adds a person, whom the owner need not follow, a hashtag or a phrase.
   * @throws ListNotFound, UserNotFound, YouBlockThem, InvalidListHashtag, InvalidPhrase, ListFull
   */
  async add(owner: Owner, listId: string, member: ListMember): Promise<void> {
    if ('userId' in member) return this.addPerson(owner, listId, member.userId);
    if ('tag' in member) {
      const { key, name } = hashtagOf(member.tag);
      return this.addWords(owner, ADD_TAG, 'hashtags', listId, key, name);
    }
    const phrase = checkedPhrase(member.phrase);
    return this.addWords(owner, ADD_PHRASE, 'phrases', listId, foldedText(phrase), phrase);
  }

  /** Whether or not the list has it. @throws ListNotFound, InvalidListHashtag */
  async remove(owner: Owner, listId: string, member: ListMember): Promise<void> {
    if ('userId' in member) return this.takeOut(owner, REMOVE_PERSON, listId, member.userId, true);
    if ('tag' in member) return this.takeOut(owner, REMOVE_TAG, listId, hashtagOf(member.tag).key);
    return this.takeOut(owner, REMOVE_PHRASE, listId, foldedText(member.phrase.trim().normalize('NFC')));
  }

  /**
   * Adds a person to the list of this title, which is made where there is none.
   * @throws UserNotFound, YouBlockThem, InvalidListTitle, TooManyLists, ListFull
   */
  async addByTitle(owner: Owner, title: string, userId: string): Promise<void> {
    const checked = checkedTitle(title);
    const [list] = await this.transactions.run((tx) =>
      tx.rows<{ id: string }>(
        'select id from lists where owner_id = $1::uuid and title = $2 order by position, id limit 1',
        [owner.id, checked],
      ),
    );
    await this.addPerson(owner, list?.id ?? (await this.create(owner, { title: checked })), userId);
  }

  private async addPerson(owner: Owner, listId: string, userId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.rows(LOCK_PAIR, [owner.id, userId]);
      const [outcome] = await tx.rows<PersonOutcome>(ADD_PERSON, [
        ...[owner.id, userId, listId, newId(), MAX_MEMBERS.people],
      ]);
      if (!outcome?.found) throw new ListNotFound();
      if (!outcome.visible) throw new UserNotFound();
      if (outcome.blocks) throw new YouBlockThem();
      if (!outcome.has_room) throw new ListFull('people');
      if (outcome.changed) await countHomes(tx, owner, [userId]);
    });
  }

  /** @param key of a hashtag, a folded phrase, or the id of a person, who may come home again then */
  private async takeOut(owner: Owner, statement: string, listId: string, key: string, isPerson = false): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.rows(LOCK_OWNER, [owner.id]);
      const [outcome] = await tx.rows<Pick<Outcome, 'found' | 'changed'>>(statement, [owner.id, key, listId]);
      if (!outcome?.found) throw new ListNotFound();
      if (isPerson && outcome.changed) await countHomes(tx, owner, [key]);
    });
  }

  private async addWords(
    owner: Owner,
    statement: string,
    kind: 'hashtags' | 'phrases',
    listId: string,
    key: string,
    name: string,
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.rows(LOCK_OWNER, [owner.id]);
      if (kind === 'phrases') {
        const [words] = await tx.rows<{ has_words: boolean }>(HAS_WORDS, [name]);
        if (!words?.has_words) throw new InvalidPhrase();
      }
      const [outcome] = await tx.rows<Outcome>(statement, [
        ...[owner.id, key, listId, newId(), MAX_MEMBERS[kind], name],
      ]);
      if (!outcome?.found) throw new ListNotFound();
      if (!outcome.has_room) throw new ListFull(kind);
    });
  }
}

async function peopleOf(tx: Tx, listId: string): Promise<string[]> {
  const rows = await tx.rows<{ user_id: string | null }>(PEOPLE_OF, [listId]);
  return rows.flatMap(({ user_id: userId }) => userId ?? []);
}

async function countHomes(tx: Tx, owner: Owner, people: readonly string[]): Promise<void> {
  if (people.length > 0) await tx.rows(COUNT_HOMES, [owner.id, people, people.map(() => newId())]);
}

/** @throws InvalidListTitle */
function checkedTitle(title: string): string {
  const checked = checkText(title, { maxGraphemes: MAX_TITLE_LENGTH });
  if (!checked.ok || [...checked.text].length > MAX_CODE_POINTS) throw new InvalidListTitle();
  return checked.text;
}

/** @throws InvalidPhrase */
function checkedPhrase(phrase: string): string {
  const checked = checkText(phrase, { maxGraphemes: MAX_PHRASE_LENGTH });
  if (!checked.ok || [...checked.text].length > MAX_CODE_POINTS) throw new InvalidPhrase();
  return checked.text;
}
