import { Field, isolated } from '@showcase/ui';
import { Select } from '@showcase/ui/controls';
import { priceLabel } from '../../../shared/price-label.ts';
import { SOMETHING_ELSE, type HireableService } from './offer.ts';

type OfferSelectProps = {
  services: HireableService[];
  /** Empty while nothing is chosen. */
  value: string;
  /** True once a request was sent without a choice. */
  isAsked: boolean;
  onValueChange: (id: string) => void;
};

export function OfferSelect({ services, value, isAsked, onValueChange }: OfferSelectProps) {
  const options = [
    ...services.map((service) => ({
      value: service.id,
      label: isolated`${service.title} · ${priceLabel(service)}`,
    })),
    { value: SOMETHING_ELSE, label: 'Something else' },
  ];
  return (
    <Field
      label="What do you need?"
      isRequired
      {...(isAsked && { error: 'Please choose a service, or something else' })}
    >
      <Select
        options={options}
        value={value}
        onValueChange={onValueChange}
        placeholder="Choose a service…"
      />
    </Field>
  );
}
