import type { TestApp } from '../api/support/app.js';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: PlanNode[];
}

/** How PostgreSQL read one table for a statement. */
export interface TableScan {
  node: string;
  table: string;
  index: string | null;
  rows: number;
}

/** Runs a statement, and tells each scan of a table with the rows that it gave over all its loops. */
export async function scansOf(app: TestApp, statement: string, parameters: readonly unknown[]): Promise<TableScan[]> {
  const [row] = await app.rows<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `explain (analyze, format json) ${statement}`,
    parameters,
  );
  const scans: TableScan[] = [];
  const visit = (node: PlanNode): void => {
    if (node['Relation Name'] !== undefined && node['Actual Loops'] > 0) {
      scans.push({
        node: node['Node Type'],
        table: node['Relation Name'],
        index: node['Index Name'] ?? null,
        rows: node['Actual Rows'] * node['Actual Loops'],
      });
    }
    node.Plans?.forEach(visit);
  };
  visit(row!['QUERY PLAN'][0]!.Plan);
  return scans;
}
