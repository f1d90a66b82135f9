import type { AuditEntry } from '@showcase/data/admins';
import { testId } from '@showcase/data/testing';
import { describe, expect, it } from 'vitest';
import { createAuditReport } from './audit-report.ts';

const entry = (fields: Partial<AuditEntry> = {}): AuditEntry => ({
  id: testId(1),
  action: 'hide',
  target_kind: 'project',
  target_id: testId(2),
  target_title: 'Harbor Pantry',
  target_user: null,
  reason: 'Copied text',
  at: '2026-03-01T10:00:00+00:00',
  actor: { id: testId(3), name: 'Imani Cole' },
  ...fields,
});

describe('the report of the audit log', () => {
  it('has a header and one row per entry', () => {
    const report = createAuditReport([entry(), entry({ target_title: null })]);
    expect(report.map((row) => row.join('|'))).toEqual([
      'When (UTC)|Admin|Action|Kind|Target|Target ID|Reason',
      `Mar 1, 2026, 10:00 AM|Imani Cole|Hidden|project|Harbor Pantry|${testId(2)}|Copied text`,
      `Mar 1, 2026, 10:00 AM|Imani Cole|Hidden|project|Deleted|${testId(2)}|Copied text`,
    ]);
  });
});
