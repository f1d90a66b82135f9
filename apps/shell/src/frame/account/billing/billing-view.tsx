import { billingQueries } from '@showcase/data/invoices';
import { useDataClient, useItem } from '@showcase/data/query';
import { ReadFailure } from '@showcase/kit/lists';
import { SkeletonBlock, SkeletonGroup, Stack } from '@showcase/ui';
import { SettingsView } from '../settings-view.tsx';
import { BillingForm } from './billing-form.tsx';

type BillingViewProps = {
  userId: string;
  /** Creators also say how they want to be paid. */
  isCreator: boolean;
  onBack: () => void;
};

/** The details of a user in invoices, and how they want to be paid. */
export function BillingView({ userId, isCreator, onBack }: BillingViewProps) {
  const details = useItem(billingQueries(useDataClient()).own(userId));
  return (
    <SettingsView onBack={onBack}>
      {details.isPending ? (
        <SkeletonGroup label="Loading billing details">
          <Stack gap={5}>
            <SkeletonBlock height="64px" />
            <SkeletonBlock height="120px" />
            <SkeletonBlock height="64px" />
          </Stack>
        </SkeletonGroup>
      ) : details.error && !details.data ? (
        <ReadFailure area="Billing details" query={details} />
      ) : (
        <BillingForm userId={userId} isCreator={isCreator} details={details.data ?? null} />
      )}
    </SettingsView>
  );
}
