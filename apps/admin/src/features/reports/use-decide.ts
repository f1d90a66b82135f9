import { decideReport, useDataClient, type ReportCase } from '@showcase/data';
import type { DecisionValues } from '@showcase/data/schemas';
import { isolated } from '@showcase/ui';
import { useSubmit } from '@showcase/kit/forms';
import { useNotify } from '../../shared/notify-context.ts';
import { isBehind, useDecided } from '../../shared/reason/use-decided.ts';
import { DECIDED } from './report-words.ts';

/** Settles a case. What was decided elsewhere in the meantime is read again. */
export function useDecide({ id, target_title }: ReportCase, onDone: () => void) {
  const client = useDataClient();
  const notify = useNotify();
  const decided = useDecided();
  return useSubmit({
    mutationFn: (decision: DecisionValues) => decideReport(client, { reportId: id, ...decision }),
    onSuccess(_, { decision }) {
      void decided();
      notify({
        kind: 'success',
        text: isolated`“${target_title}”: ${DECIDED[decision].toLowerCase()}.`,
      });
      onDone();
    },
    onError(error) {
      if (isBehind(error)) void decided();
    },
  });
}
