import type { z } from 'zod';
import { hasText } from '../has-text.ts';

/** True if the user has started to type an entry and not added it to its list. */
export function hasInput(entry: object) {
  return Object.values<unknown>({ ...entry }).some((value) =>
    typeof value === 'string' ? hasText(value) : Array.isArray(value) && value.length > 0,
  );
}

/** Saving would lose an entry that was typed but not added, so this adds an error to it. */
export function addPendingEntryIssue<T extends Record<string, unknown>>(
  context: z.core.$RefinementCtx,
  path: string,
  entry: T,
  validate: (entry: T) => string | null,
) {
  if (!hasInput(entry)) return;
  const message = validate(entry) ?? 'Add this entry first, or clear its fields';
  context.addIssue({ code: 'custom', path: [path], message });
}
