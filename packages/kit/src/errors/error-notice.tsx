import type { DataError } from '@showcase/data/client';
import { Notice } from '@showcase/ui';
import { explainError, type ExplainErrorOptions } from './explain-error.ts';

type ErrorNoticeProps = ExplainErrorOptions & { error: DataError | null };

/** Explains a failed write where it was started. */
export function ErrorNotice({ error, ...options }: ErrorNoticeProps) {
  return error && <Notice variant="danger">{explainError(error, options)}</Notice>;
}
