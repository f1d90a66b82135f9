import { expect, it } from 'vitest';
import { readReportParam, reportParam } from './report-param.ts';

it.each(['project', 'service', 'review', 'user'] as const)('writes a %s to the URL', (kind) => {
  const target = { kind, id: '7' };
  expect(readReportParam(reportParam(target))).toEqual(target);
});

it.each([null, '', 'project', 'project:', 'message:7', ':7'])('reads null from %j', (value) => {
  expect(readReportParam(value)).toBeNull();
});
