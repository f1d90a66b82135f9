import type { Milestone } from '@showcase/data/hire-requests';
import type { OfferValues } from '@showcase/data/schemas';
import { Button, formatMoney } from '@showcase/ui';
import { useEffect } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Mismatch, TotalRow } from './milestones.styles.ts';
import { describeMismatch, sumUp } from './sum-up.ts';

type MilestonesTotalProps = { approved: readonly Pick<Milestone, 'price'>[] };

/** The sum of the milestones, compared with the price while one types. */
export function MilestonesTotal({ approved }: MilestonesTotalProps) {
  const { setValue, setFocus } = useFormContext<OfferValues>();
  const { errors, submitCount } = useFormState<OfferValues>();
  const listError = errors.milestones?.root?.message;
  const isOnlyError = listError !== undefined && Object.keys(errors).length === 1;
  // The sum is no field, so that React Hook Form would leave the focus on the button.
  useEffect(() => {
    if (isOnlyError) setFocus('price');
  }, [isOnlyError, submitCount, setFocus]);
  const price = useWatch<OfferValues, 'price'>({ name: 'price' });
  const milestones = useWatch<OfferValues, 'milestones'>({ name: 'milestones' });
  const total = sumUp([...approved, ...milestones].map((part) => part.price));
  const mismatch = describeMismatch(total, price);
  const isPrice = total >= 1 && total <= 1_000_000;
  return (
    <div>
      <TotalRow>
        <span>Total</span>
        <strong>{formatMoney(total)}</strong>
      </TotalRow>
      <div role="status">
        {mismatch && (
          <Mismatch $isError={listError !== undefined}>
            <span>{mismatch}</span>
            {isPrice && (
              <Button
                size="s"
                onClick={() =>
                  setValue('price', String(total), { shouldValidate: true, shouldDirty: true })
                }
              >
                Set the price to {formatMoney(total)}
              </Button>
            )}
          </Mismatch>
        )}
        {!mismatch && listError && (
          <Mismatch $isError>
            <span>{listError}</span>
          </Mismatch>
        )}
      </div>
    </div>
  );
}
