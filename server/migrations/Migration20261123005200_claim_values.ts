import { Migration } from '@mikro-orm/migrations';

/** Two claims whose values differ by case alone can be mistaken for each other. The product's own, else the older one, stays. */
export class Migration20261123005200_claim_values extends Migration {
  override up(): void {
    this.addSql(`
      update claim_definitions d set value = left(d.value, 71) || '-' || right(d.id::text, 8)
      where not d.is_system and exists (
        select 1 from claim_definitions o where lower(o.value) = lower(d.value) and o.id <> d.id
          and (o.is_system or o.id < d.id))`);
    this.addSql('create unique index claim_definitions_by_value on claim_definitions (lower(value))');
  }
}
