import { useId } from 'react';
import { FieldGroup } from '../field/field-group.tsx';
import type { FieldGroupProps } from '../field/field-group.tsx';
import { Star } from '../rating/star.tsx';
import { Chosen, StarChoice, StarChoices, StarRow } from './rating-input.styles.ts';

const stars = [1, 2, 3, 4, 5];

export type RatingInputProps = FieldGroupProps & {
  /** From 1 to 5; null while nothing is chosen. */
  value: number | null;
  onValueChange: (value: number) => void;
  /** Made up when absent. */
  name?: string;
};

/** Five stars to choose from: radio buttons, so the arrow keys work. */
export function RatingInput({ value, onValueChange, name, ...rest }: RatingInputProps) {
  const id = useId();
  return (
    <FieldGroup {...rest} role="radiogroup" aria-required={rest.isRequired || undefined}>
      <StarRow>
        <StarChoices>
          {stars.map((star) => (
            <StarChoice key={star}>
              <input
                type="radio"
                name={name ?? id}
                value={star}
                checked={star === value}
                aria-label={star === 1 ? '1 star' : `${star} stars`}
                onChange={() => onValueChange(star)}
              />
              <Star look={star <= (value ?? 0) ? 'filled' : 'empty'} />
            </StarChoice>
          ))}
        </StarChoices>
        {value !== null && <Chosen aria-hidden>{`${value} of 5`}</Chosen>}
      </StarRow>
    </FieldGroup>
  );
}
