import MessagesSquare from 'lucide-react/icons/messages-square';
import { use } from 'react';
import type { ReactNode } from 'react';
import type { ProfileField } from '../profile-values.ts';
import { FilledContext } from './filled-context.ts';
import { FilledMark } from './filled.styles.ts';

/** Returns a field's hint, preceded by a mark if an interview has filled the field. */
export function useFilledHint() {
  const filled = use(FilledContext);
  return (field: ProfileField, hint?: string): ReactNode => {
    if (!filled.includes(field)) return hint;
    return (
      <>
        <FilledMark>
          <MessagesSquare aria-hidden />
          From your interview
        </FilledMark>
        {hint && ` · ${hint}`}
      </>
    );
  };
}
