import type { ReportCase } from '@showcase/data/admins';
import { Notice } from '@showcase/ui';
import { DECISION_LABELS } from './report-labels.ts';
import { Day } from '../../shared/date-time.tsx';

/** The decision on a closed case. */
export function CaseOutcome({ item }: { item: ReportCase }) {
  const { decision, decision_note, decided_at, decided_by } = item;
  if (!decision || !decided_at) return null;
  return (
    <Notice variant={decision === 'dismiss' ? 'info' : 'success'} role="note">
      {DECISION_LABELS[decision]} on <Day date={decided_at} /> by{' '}
      <bdi>{decided_by?.name ?? 'a former admin'}</bdi>: <bdi>{decision_note}</bdi>
    </Notice>
  );
}
