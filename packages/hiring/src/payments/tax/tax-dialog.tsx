import type { HireRequestWithHistory } from '@showcase/data/hire-requests';
import type { TaxSides } from '@showcase/data/invoices';
import { ReadFailure } from '@showcase/kit/lists';
import { Dialog } from '@showcase/ui/controls';
import type { ComponentProps } from 'react';
import { TaxForm } from './tax-form.tsx';

type TaxDialogProps = {
  request: HireRequestWithHistory;
  sides: ComponentProps<typeof ReadFailure>['query'] & { data: TaxSides };
  button: HTMLElement;
  onClose: () => void;
};

/** What the VAT of the next invoices is, and why; the creator confirms it. */
export function TaxDialog({ request, sides, button, onClose }: TaxDialogProps) {
  const { data } = sides;
  if (data) {
    // What was decided by other details starts again.
    const key = JSON.stringify([data.seller, data.buyer]);
    return <TaxForm key={key} {...{ request, button, onClose }} sides={data} />;
  }
  return (
    <Dialog isOpen onOpenChange={onClose} title="VAT of the invoices" size="s">
      <ReadFailure area="The VAT" query={sides} />
    </Dialog>
  );
}
