import type { AuditEntry } from '@showcase/data';
import { testId } from '@showcase/data/testing';
import { describe, expect, it } from 'vitest';
import { toAuditCsv } from './audit-csv.ts';

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

const reasonIn = (csv: string) => csv.split('\r\n')[1]?.split(',"').at(-1)?.slice(0, -1);

describe('the CSV of the audit log', () => {
  it('has a header and one line per entry', () => {
    expect(toAuditCsv([entry(), entry({ target_title: null })]).split('\r\n')).toEqual([
      '﻿"At (UTC)","Admin","Action","Kind","Target","Target ID","Reason"',
      `"2026-03-01T10:00:00.000Z","Imani Cole","hide","project","Harbor Pantry","${testId(2)}","Copied text"`,
      `"2026-03-01T10:00:00.000Z","Imani Cole","hide","project","","${testId(2)}","Copied text"`,
      '',
    ]);
  });

  it.each([
    ['=HYPERLINK(A1)', "'=HYPERLINK(A1)"],
    [';=1+1', "';'=1+1"],
    ['\u200b=1', "'\u200b=1"],
    ['1=1', '1=1'],
    ['He said "no", twice', 'He said ""no"", twice'],
  ])('escapes %j', (reason, written) => {
    expect(reasonIn(toAuditCsv([entry({ reason })]))).toBe(written);
  });
});
