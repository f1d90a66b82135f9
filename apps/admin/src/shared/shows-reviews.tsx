import { countLabel } from '@showcase/kit/lists';
import { Checkbox } from '@showcase/ui';

type ShowsReviewsProps = { count: number; isChecked: boolean; onChange: (is: boolean) => void };

/** Whether the reviews that were hidden with a suspension are shown when it ends. */
export function ShowsReviews({ count, isChecked, onChange }: ShowsReviewsProps) {
  return (
    <Checkbox
      label={`Show ${countLabel(count, 'review')} that we hid as fake`}
      hint="If not, they stay hidden, and you can show each of them later."
      checked={isChecked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
