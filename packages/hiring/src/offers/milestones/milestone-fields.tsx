import type { HireRequestWithHistory } from '@showcase/data/hire-requests';
import type { OfferValues } from '@showcase/data/schemas';
import { formatMoney, VisuallyHidden } from '@showcase/ui';
import { useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { AddRowButton } from '@showcase/kit/forms';
import { BLANK_MILESTONE } from '../form/offer-values.ts';
import { Line } from '../form/offer-form.styles.ts';
import { MilestoneRow } from './milestone-row.tsx';
import { MilestonesTotal } from './milestones-total.tsx';
import { ApprovedRow, Group, GroupTitle, Rows } from './milestones.styles.ts';

const MAX_MILESTONES = 12;

type MilestoneFieldsProps = { request: HireRequestWithHistory; today: string };

/** The parts of the work, delivered and approved one after the other. What is approved stays as it is. */
export function MilestoneFields({ request, today }: MilestoneFieldsProps) {
  const { fields, append, remove, move } = useFieldArray<OfferValues, 'milestones'>({
    name: 'milestones',
  });
  const { setValue } = useFormContext<OfferValues>();
  const approved = request.milestones.filter(({ approved_at }) => approved_at !== null);
  const isFull = approved.length + fields.length >= MAX_MILESTONES;
  const addButton = useRef<HTMLButtonElement>(null);
  const [announcement, setAnnouncement] = useState('');

  function moveRow(from: number, to: number) {
    move(from, to);
    // Only the first one can be a trial.
    setValue(`milestones.${Math.max(from, to)}.isTrial`, false);
    setAnnouncement(
      `Moved to place ${approved.length + to + 1} of ${approved.length + fields.length}`,
    );
  }

  function removeRow(index: number) {
    remove(index);
    setAnnouncement(`Milestone ${approved.length + index + 1} removed`);
    addButton.current?.focus();
  }

  return (
    <Group role="group" aria-label="Milestones">
      <GroupTitle>Milestones</GroupTitle>
      {approved.length + fields.length === 0 && (
        <Line>Optional. Each is delivered, approved and paid on its own.</Line>
      )}
      <Rows>
        {approved.map(({ number, title, price }) => (
          <ApprovedRow key={number}>
            <span>
              {number}. <bdi>{title}</bdi> · Approved
            </span>
            <strong>{formatMoney(price)}</strong>
          </ApprovedRow>
        ))}
        {fields.map(({ id }, index) => (
          <MilestoneRow
            key={id}
            index={index}
            number={approved.length + index + 1}
            isLast={index === fields.length - 1}
            today={today}
            onMove={(to) => moveRow(index, to)}
            onRemove={() => removeRow(index)}
          />
        ))}
      </Rows>
      {fields.length > 0 && <MilestonesTotal approved={approved} />}
      <AddRowButton
        ref={addButton}
        isFull={isFull}
        limitText={`An offer has at most ${MAX_MILESTONES} milestones.`}
        onAdd={() => append(BLANK_MILESTONE, { focusName: `milestones.${fields.length}.title` })}
      >
        Add milestone
      </AddRowButton>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Group>
  );
}
