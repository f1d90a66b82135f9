import { billingForm, type BillingValues } from '@showcase/data/invoices';
import { COUNTRY_CODES, nameCountry } from '@showcase/documents/e-invoice';
import { BoxedLetters, FormField, TextAreaField, TextField } from '@showcase/kit/forms';
import { Select } from '@showcase/ui/controls';
import { Controller } from 'react-hook-form';

const { labels } = billingForm;

const COUNTRIES = COUNTRY_CODES.map((value) => ({ value, label: nameCountry(value) })).toSorted(
  (a, b) => a.label.localeCompare(b.label, 'en'),
);

const TAX_STATUSES: { value: BillingValues['tax_status']; label: string }[] = [
  { value: 'registered', label: 'Registered for VAT' },
  { value: 'small_business', label: 'Small business without VAT' },
  { value: 'outside_eu', label: 'Outside the EU, not registered for VAT' },
];

const PRINTED = [
  'name',
  'street',
  'postal_code',
  'city',
  'address',
  'registration',
] satisfies (keyof BillingValues)[];

type BilledFieldsProps = {
  isCreator: boolean;
  /** One text, from before there were fields. */
  formerText: string | null;
};

/** What invoices say about a user. */
export function BilledFields({ isCreator, formerText }: BilledFieldsProps) {
  return (
    <>
      <TextField<BillingValues>
        name="name"
        label={labels.name}
        hint="Of you or your company. Without it, the name of your profile is used."
        autoComplete="organization"
        dir="auto"
      />
      {isCreator && (
        <Controller<BillingValues, 'tax_status'>
          name="tax_status"
          render={({ field: { value, onChange, ref } }) => (
            <FormField<BillingValues>
              name="tax_status"
              label={labels.tax_status}
              hint="Decides which VAT your invoices have. You confirm it before each of them is issued."
            >
              <Select ref={ref} options={TAX_STATUSES} value={value} onValueChange={onChange} />
            </FormField>
          )}
        />
      )}
      {formerText && (
        <TextAreaField<BillingValues>
          name="address"
          label={labels.address}
          hint="As you typed it before. It is used until you fill in one of the four fields below."
          rows={3}
          limit={500}
          dir="auto"
        />
      )}
      <TextField<BillingValues>
        name="street"
        label={labels.street}
        autoComplete="street-address"
        dir="auto"
      />
      <TextField<BillingValues>
        name="postal_code"
        label={labels.postal_code}
        autoComplete="postal-code"
        dir="auto"
      />
      <TextField<BillingValues>
        name="city"
        label={labels.city}
        autoComplete="address-level2"
        dir="auto"
      />
      <Controller<BillingValues, 'country'>
        name="country"
        render={({ field: { value, onChange, ref } }) => (
          <FormField<BillingValues> name="country" label={labels.country}>
            <Select ref={ref} options={COUNTRIES} value={value} onValueChange={onChange} />
          </FormField>
        )}
      />
      <TextField<BillingValues>
        name="vat_id"
        label={labels.vat_id}
        hint="With the letters of your country, such as DE123456789."
        dir="auto"
      />
      <TextField<BillingValues>
        name="tax_id"
        label={labels.tax_id}
        hint="The number that a tax office gave you, if you have no VAT ID."
        dir="auto"
      />
      <TextField<BillingValues>
        name="registration"
        label={labels.registration}
        hint="The number in a register of companies."
        dir="auto"
      />
      <TextField<BillingValues>
        name="phone"
        label={labels.phone}
        hint="For questions about an invoice. German e-invoices need it."
        autoComplete="tel"
        inputMode="tel"
        dir="ltr"
      />
      <TextField<BillingValues>
        name="email"
        label={labels.email}
        autoComplete="email"
        inputMode="email"
        dir="ltr"
      />
      <BoxedLetters<BillingValues> names={PRINTED} />
    </>
  );
}
