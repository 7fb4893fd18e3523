import { Migration } from '@mikro-orm/migrations';

/** Maintenance windows: when the site, or a part of it, is closed, and what is said meanwhile. */
export class Migration20261121001400_maintenance extends Migration {
  override up(): void {
    // route_path null is the whole site.
    this.addSql(`
      create table maintenances (
        id uuid primary key,
        name text not null,
        description text not null,
        custom_message text not null,
        maintenance_color text not null check (maintenance_color ~ '^(#[0-9a-f]{6}|red)$'),
        route_path text check (route_path like '/%'),
        is_active boolean not null,
        starts_at timestamptz(3),
        ends_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        check (ends_at > starts_at)
      )`);
    this.addSql('create index maintenances_active on maintenances (id) where is_active');
  }
}
