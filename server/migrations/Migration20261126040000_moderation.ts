import { Migration } from '@mikro-orm/migrations';

/** Reports, cases, decisions and appeals, and the rules of the site. The previous version of the server doesn't read them. */
export class Migration20261126040000_moderation extends Migration {
  override up(): void {
    this.addSql(`
create table withheld_posts (
  post_id uuid primary key references posts (id) on delete cascade,
  content text not null,
  entities jsonb not null,
  content_warning text null,
  media_count smallint not null,
  cell text null,
  mentioned_handles text[] not null,
  mentioned_ids uuid[] not null,
  withheld_at timestamptz(3) not null
)`);
    this.addSql('alter table media add column kept_until timestamptz(3) null');
    this.addSql('create index media_kept on media (kept_until) where kept_until is not null');
    this.addSql('create index withheld_posts_by_age on withheld_posts (withheld_at)');
    this.addSql(`
create table rules (
  id uuid primary key,
  created_at timestamptz(3) not null,
  position int not null,
  text_en text not null,
  text_he text not null,
  hint_en text not null default '',
  hint_he text not null default '',
  is_active boolean not null default true
)`);
    this.addSql(`
create table cases (
  id uuid primary key,
  created_at timestamptz(3) not null,
  target_id uuid not null references users (id),
  subject_kind text not null check (subject_kind in ('PERSON', 'PROFILE', 'POST', 'MEDIA', 'WHISPER')),
  subject_id uuid not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'DECIDED')),
  taken_by uuid null references users (id),
  taken_until timestamptz(3) null,
  priority smallint not null check (priority >= 0 and priority <= 2),
  report_count int not null default 1 check (report_count >= 1),
  due_at timestamptz(3) not null
)`);
    this.addSql(`create unique index cases_open_subject on cases (subject_kind, subject_id) where state = 'OPEN'`);
    this.addSql(`create index cases_queue on cases (priority desc, due_at, id) where state = 'OPEN'`);
    this.addSql('create index cases_by_target on cases (target_id, id desc)');
    this.addSql('create index cases_taken on cases (taken_by) where taken_by is not null');
    this.addSql(`
create table reports (
  id uuid primary key,
  created_at timestamptz(3) not null,
  case_id uuid not null references cases (id),
  reporter_id uuid null references users (id),
  category text not null,
  rule_ids uuid[] not null,
  comment text not null check (char_length(comment) <= 4000),
  is_illegal boolean not null,
  notice jsonb null,
  evidence jsonb not null,
  is_forgotten boolean not null default false
)`);
    this.addSql('create unique index reports_once on reports (case_id, reporter_id) where reporter_id is not null');
    this.addSql('create index reports_by_reporter on reports (reporter_id, id desc) where reporter_id is not null');
    this.addSql('create index reports_unforgotten on reports (id) where not is_forgotten');
    this.addSql('create index reports_by_case on reports (case_id, id)');
    this.addSql(`
create table decisions (
  id uuid primary key,
  created_at timestamptz(3) not null,
  case_id uuid null references cases (id),
  target_id uuid not null references users (id),
  decided_by uuid null references users (id),
  outcome text not null check (outcome in ('NO_VIOLATION', 'WARNING', 'REMOVE', 'LIMIT', 'FREEZE', 'SUSPEND')),
  scope jsonb not null,
  ground text not null check (ground in ('LAW', 'RULE', 'NONE')),
  rule_id uuid null references rules (id),
  law text null,
  facts text not null check (char_length(facts) <= 8000),
  is_by_notice boolean not null,
  is_by_machine boolean not null,
  until timestamptz(3) null,
  overruled_at timestamptz(3) null,
  constraint decisions_reasons check (outcome = 'NO_VIOLATION' or (facts <> ''
    and (ground <> 'RULE' or rule_id is not null) and (ground <> 'LAW' or law is not null) and ground <> 'NONE')),
  constraint decisions_until check ((outcome = 'FREEZE') = (until is not null))
)`);
    this.addSql('create index decisions_by_target on decisions (target_id, id desc)');
    this.addSql('create index decisions_by_case on decisions (case_id, id desc) where case_id is not null');
    this.addSql('create index decisions_by_rule on decisions (rule_id) where rule_id is not null');
    this.addSql(`
create table appeals (
  id uuid primary key,
  created_at timestamptz(3) not null,
  decision_id uuid not null references decisions (id),
  by_id uuid not null references users (id),
  text text not null check (char_length(text) <= 8000),
  state text not null default 'OPEN' check (state in ('OPEN', 'GRANTED', 'DENIED')),
  decided_by uuid null references users (id),
  reasons text not null default '' check (char_length(reasons) <= 8000),
  decided_at timestamptz(3) null,
  unique (decision_id, by_id),
  constraint appeals_reasons check ((state = 'OPEN') = (reasons = ''))
)`);
    this.addSql(`create index appeals_open on appeals (id) where state = 'OPEN'`);
    this.addSql('create index appeals_by_person on appeals (by_id, id desc)');
  }
}
