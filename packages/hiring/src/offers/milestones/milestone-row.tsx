import type { OfferValues } from '@showcase/data/schemas';
import { Checkbox, IconButton } from '@showcase/ui';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { useLayoutEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextField } from '@showcase/kit/forms';
import { DateField, MoneyField } from '../form/bound-inputs.tsx';
import { Pair } from '../form/offer-form.styles.ts';
import { Row, RowButtons, RowHead, RowTitle } from './milestones.styles.ts';

type MilestoneRowProps = {
  index: number;
  /** Counts those that are approved. */
  number: number;
  isLast: boolean;
  today: string;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** One milestone. The focus stays on the arrow that moved it, or on the other one at the end of the way. */
export function MilestoneRow({
  index,
  number,
  isLast,
  today,
  onMove,
  onRemove,
}: MilestoneRowProps) {
  const { register } = useFormContext<OfferValues>();
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const moved = useRef<'up' | 'down'>(null);
  const isFirst = index === 0;

  useLayoutEffect(() => {
    if (!moved.current) return;
    const goesUp = moved.current === 'up' ? !isFirst : isLast;
    moved.current = null;
    (goesUp ? up : down).current?.focus();
  }, [index, isFirst, isLast]);

  function move(direction: 'up' | 'down') {
    moved.current = direction;
    onMove(direction === 'up' ? index - 1 : index + 1);
  }

  return (
    <Row aria-label={`Milestone ${number}`}>
      <RowHead>
        <RowTitle aria-hidden>{number}</RowTitle>
        <RowButtons>
          <IconButton
            ref={up}
            size="s"
            label={`Move milestone ${number} up`}
            disabled={isFirst}
            onClick={() => move('up')}
          >
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton
            ref={down}
            size="s"
            label={`Move milestone ${number} down`}
            disabled={isLast}
            onClick={() => move('down')}
          >
            <ArrowDown aria-hidden />
          </IconButton>
          <IconButton size="s" label={`Remove milestone ${number}`} onClick={onRemove}>
            <X aria-hidden />
          </IconButton>
        </RowButtons>
      </RowHead>
      <TextField<OfferValues>
        name={`milestones.${index}.title`}
        label="Milestone"
        isRequired
        dir="auto"
      />
      <Pair>
        <MoneyField name={`milestones.${index}.price`} label="Price" isRequired />
        <DateField name={`milestones.${index}.dueOn`} label="Due date" isRequired min={today} />
      </Pair>
      {number === 1 && (
        <Checkbox
          label="Paid trial"
          hint="If it isn't approved, either of you can end the request there."
          {...register(`milestones.${index}.isTrial`)}
        />
      )}
    </Row>
  );
}
