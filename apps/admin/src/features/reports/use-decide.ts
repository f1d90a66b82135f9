import { decideReport, type ReportCase } from '@showcase/data/admins';
import { useDataClient } from '@showcase/data/query';
import type { DecisionValues } from '@showcase/data/schemas';
import { isolated } from '@showcase/ui';
import { useSubmit } from '@showcase/kit/forms';
import { useNotify } from '@showcase/remote-contract/services';
import { isStaleDataError, useInvalidateAll } from '../../shared/reason/use-invalidate-all.ts';
import { DECISION_LABELS } from './report-labels.ts';

/** Decides a case, and refetches if another admin was first. */
export function useDecide({ id, target_title }: ReportCase, onDone: () => void) {
  const client = useDataClient();
  const notify = useNotify();
  const invalidateAll = useInvalidateAll();
  return useSubmit({
    mutationFn: (decision: DecisionValues) => decideReport(client, { reportId: id, ...decision }),
    onSuccess(_, { decision }) {
      void invalidateAll();
      notify({
        kind: 'success',
        text: isolated`“${target_title}”: ${DECISION_LABELS[decision].toLowerCase()}.`,
      });
      onDone();
    },
    onError(error) {
      if (isStaleDataError(error)) void invalidateAll();
    },
  });
}
