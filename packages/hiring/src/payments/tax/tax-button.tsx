import type { HireRequestSide, HireRequestWithHistory } from '@showcase/data/hire-requests';
import { taxQueries } from '@showcase/data/invoices';
import { useDataClient, useItem } from '@showcase/data/query';
import { Button, Stack } from '@showcase/ui';
import { useState } from 'react';
import { isOpenInvoice } from '../payment-texts.ts';
import { Rule } from '../payment.styles.ts';
import { TaxDialog } from './lazy-tax-dialog.ts';

type TaxButtonProps = { side: HireRequestSide; request: HireRequestWithHistory };

/** Opens the VAT of the invoices that are still to be issued, or can still be corrected. */
export function TaxButton({ side, request }: TaxButtonProps) {
  const hasOpen = request.invoices.some(isOpenInvoice);
  const isAgreed = request.status === 'accepted' || (request.status === 'completed' && hasOpen);
  if (side !== 'creator' || !isAgreed || request.suspended_sides.includes('creator')) return null;
  return <OwnTaxButton request={request} />;
}

function OwnTaxButton({ request }: Pick<TaxButtonProps, 'request'>) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const query = taxQueries(useDataClient()).ofRequest(request.id);
  const sides = useItem({ ...query, enabled: button !== null });
  const isLoading = button !== null && sides.isPending;
  return (
    <Stack gap={2} align="start">
      <Button size="s" isBusy={isLoading} onClick={({ currentTarget }) => setButton(currentTarget)}>
        VAT of the invoices
      </Button>
      <Rule>Invoices that are issued before you confirm it are PDFs without an e-invoice.</Rule>
      {button && !isLoading && (
        <TaxDialog {...{ request, button, sides }} onClose={() => setButton(null)} />
      )}
    </Stack>
  );
}
