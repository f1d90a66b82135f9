import { z } from '../../zod.ts';
import { DUE_MESSAGE, isDueDate, type RequestDays } from './form-dates.ts';

/** When the work of a request is due that is accepted as it was sent. */
export const acceptanceSchema = (request: RequestDays) =>
  z
    .object({ dueOn: z.string(), hasNoDueDate: z.boolean() })
    .refine(({ dueOn, hasNoDueDate }) => hasNoDueDate || dueOn !== '', {
      path: ['dueOn'],
      message: 'Choose a due date, or check “No due date”',
    })
    .refine(
      ({ dueOn, hasNoDueDate }) => hasNoDueDate || dueOn === '' || isDueDate(dueOn, request),
      { path: ['dueOn'], message: DUE_MESSAGE },
    );

export type AcceptanceValues = z.infer<ReturnType<typeof acceptanceSchema>>;
