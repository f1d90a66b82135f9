import { HIRE_MESSAGE_MAX, type HireValues } from '@showcase/data/schemas';
import { TextAreaField } from '@showcase/kit/forms';
import type { HireOption } from './hire-option.ts';

const LENGTH_HINT = 'At least 20 characters.';

type MessageFieldProps = { creatorName: string; option: HireOption | null };

export function MessageField({ creatorName, option }: MessageFieldProps) {
  const requirements = option && option.kind !== 'other' ? option.service.requirements : null;
  return (
    <TextAreaField<HireValues>
      name="message"
      label="Message"
      isRequired
      hint={
        requirements ? (
          <>
            {creatorName} needs from you: {requirements}
            <br />
            {LENGTH_HINT}
          </>
        ) : (
          `What you need, by when, and what you already have. ${LENGTH_HINT}`
        )
      }
      rows={6}
      limit={HIRE_MESSAGE_MAX}
    />
  );
}
