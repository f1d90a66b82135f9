import type { CaseEvidence } from '@showcase/data/hire-requests';
import { pageOf, type AdminRows } from './admin-functions.ts';

const STATUSES: Record<string, readonly string[]> = {
  waiting: ['waiting', 'appealed'],
  open: ['open', 'countered', 'redoing', 'redone'],
  decided: ['decided'],
  closed: ['agreed', 'closed', 'withdrawn'],
};

/** Answers what an admin does with cases and payments of requests; undefined for any other function. */
export function answerCaseFunction(
  rows: AdminRows,
  name: string,
  input: Record<string, string>,
): Response | undefined {
  switch (name) {
    case 'admin_list_cases': {
      const statuses = STATUSES[input.status ?? 'waiting'];
      const found = rows.cases.filter(({ status }) => statuses?.includes(status) ?? true);
      return Response.json(pageOf(found, { ...input, status: 'all' }));
    }
    case 'admin_list_payments': {
      const { status = 'all' } = input;
      const found = rows.payments.filter(
        (row) => status === 'all' || row.status.endsWith(`_${status}`),
      );
      return Response.json(pageOf(found, { ...input, status: 'all' }));
    }
    case 'admin_open_case': {
      const evidence = findOpen(rows, input.id);
      if (evidence) return Response.json(evidence);
      const message = 'Only an admin who may decide this case reads its evidence';
      return Response.json({ code: 'PT403', message }, { status: 403 });
    }
    case 'admin_decide_case': {
      const row = rows.cases.find(({ id }) => id === input.id);
      if (!row || !findOpen(rows, row.id)) {
        const message = "This case doesn't wait for a decision";
        return Response.json({ code: 'PT409', message }, { status: 409 });
      }
      row.status = row.status === 'appealed' ? 'closed' : 'decided';
      return new Response(null, { status: 204 });
    }
    default:
      return undefined;
  }
}

function findOpen(
  { cases, evidence }: AdminRows,
  id: string | undefined,
): CaseEvidence | undefined {
  const isOpen = cases.some(
    (row) => row.id === id && row.may_decide && ['waiting', 'appealed'].includes(row.status),
  );
  return isOpen ? evidence.find((one) => one.case.id === id) : undefined;
}
