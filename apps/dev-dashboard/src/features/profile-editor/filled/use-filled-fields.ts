import { INTERVIEW_FIELDS } from '@showcase/kit/profile';
import { useSearchParams } from '@showcase/remote-contract';
import type { ProfileField } from '../profile-values.ts';

/** The fields that an interview has just filled, from `?filled=bio,skills`, until they are dismissed. */
export function useFilledFields() {
  const [params, setParams] = useSearchParams();
  const fieldNames = params.get('filled')?.split(',') ?? [];
  const fields: ProfileField[] = INTERVIEW_FIELDS.filter((field) => fieldNames.includes(field));

  const dismiss = () =>
    setParams(
      (previous) => {
        const next = new URLSearchParams(previous);
        next.delete('filled');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { fields, dismiss };
}
