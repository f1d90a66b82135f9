import type { HireRequest } from '@showcase/data/hire-requests';
import { NoteForm } from '@showcase/kit/hire-requests';

type DeliveryFormProps = { request: HireRequest; userId: string; hasInitialFocus: boolean };

export function DeliveryForm(props: DeliveryFormProps) {
  return (
    <NoteForm
      {...props}
      action="deliver"
      label="Delivery note"
      hint="What you're delivering and where to find it."
      submitLabel="Deliver"
      submitVariant="primary"
      successText="Delivered. The client can now approve the work."
    />
  );
}
