import type { AuditLogQuery } from './AuditLog.generated';

/** An entry of the log. */
export type Entry = AuditLogQuery['auditLog']['edges'][number]['node'];
