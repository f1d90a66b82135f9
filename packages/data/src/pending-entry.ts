import type { z } from 'zod';
import { hasText } from './has-text.ts';

/** True where the user has begun to type an entry that is not in its list yet. */
export function hasInput(entry: object) {
  return Object.values<unknown>({ ...entry }).some((value) =>
    typeof value === 'string' ? hasText(value) : Array.isArray(value) && value.length > 0,
  );
}

/** An entry that was typed but not added would be lost by saving: says so at the entry. */
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
