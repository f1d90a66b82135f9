import { attachmentSchema } from '../../attachments/attachment.ts';
import * as v from 'valibot';
import { requestWithHistory } from '../reading/request-rows.ts';
import { caseRow } from './case.ts';

export const evidenceRow = v.object({
  case: caseRow,
  request: requestWithHistory,
  /** The messages between the two from the request to the end of the case, oldest first. */
  messages: v.array(
    v.object({
      id: v.string(),
      sender_id: v.nullable(v.string()),
      text: v.nullable(v.string()),
      created_at: v.string(),
      attachments: v.array(attachmentSchema),
    }),
  ),
});

/** Everything that a decision about a case is made on. */
export type CaseEvidence = v.InferOutput<typeof evidenceRow>;
