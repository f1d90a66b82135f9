import { attachmentSchema } from '../../attachments/attachment.ts';
import { z } from '../../zod-mini.ts';
import { requestWithHistory } from '../reading/request-rows.ts';
import { caseRow } from './case.ts';

export const evidenceRow = z.object({
  case: caseRow,
  request: requestWithHistory,
  /** The messages between the two from the request to the end of the case, oldest first. */
  messages: z.array(
    z.object({
      id: z.string(),
      sender_id: z.nullable(z.string()),
      text: z.nullable(z.string()),
      created_at: z.string(),
      attachments: z.array(attachmentSchema),
    }),
  ),
});

/** Everything that a decision about a case is made on. */
export type CaseEvidence = z.infer<typeof evidenceRow>;
