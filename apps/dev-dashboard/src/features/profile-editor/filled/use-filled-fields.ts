import { useSearchParams } from '@showcase/remote-contract';
import type { ProfileField } from '../profile-values.ts';

/** What an interview can fill, in the order of the editor. */
const FILLABLE = [
  'bio',
  'skills',
  'preferred_language',
  'specialization',
  'availability',
  'years_experience',
  'hourly_rate',
] as const satisfies ProfileField[];

/** The fields that an interview has just filled, as `?filled=bio,skills` says it, until they are dismissed. */
export function useFilledFields() {
  const [params, setParams] = useSearchParams();
  const named = params.get('filled')?.split(',') ?? [];
  const fields: ProfileField[] = FILLABLE.filter((field) => named.includes(field));

  const dismiss = () =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        next.delete('filled');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { fields, dismiss };
}
