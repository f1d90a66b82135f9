import type { HireRequestWithHistory } from '@showcase/data/hire-requests';
import { confirmTaxOptions, type TaxSides } from '@showcase/data/invoices';
import { taxSchema, type TaxValues } from '@showcase/data/schemas';
import { decideTaxCase, findMissingDetails, isInEu } from '@showcase/documents/e-invoice';
import { schemaResolver, TextField } from '@showcase/kit/forms';
import { useSettingsPath } from '@showcase/kit/panel-steps';
import { Link, Notice } from '@showcase/ui';
import { useForm } from 'react-hook-form';
import { ActionDialog } from '../../action-dialog.tsx';
import { usePayment } from '../actions/use-payment.ts';
import { Rule } from '../payment.styles.ts';
import { toTaxChoice, toTaxValues } from './tax-values.ts';

type TaxFormProps = {
  request: HireRequestWithHistory;
  sides: NonNullable<TaxSides>;
  button: HTMLElement;
  onClose: () => void;
};

export function TaxForm({ request, sides, button, onClose }: TaxFormProps) {
  const billingPath = useSettingsPath('billing');
  const { seller, buyer, confirmed } = sides;
  const parties = { seller: toParty(seller), buyer: toParty(buyer) };
  const decision = decideTaxCase(parties);
  const missing = decision.case === null ? [] : findMissingDetails(parties, decision.case);
  const isTaxed = decision.case === 'domestic';
  const isLocal = isInEu(seller.country ?? '');
  const form = useForm<TaxValues>({
    defaultValues: toTaxValues(confirmed),
    resolver: schemaResolver(taxSchema({ isTaxed, isLocal })),
  });
  const { send, isPending, finalFocus, failure } = usePayment(confirmTaxOptions, {
    button,
    successText: 'The VAT is confirmed.',
    onClose,
  });
  return (
    <ActionDialog
      size="s"
      finalFocus={finalFocus}
      title="VAT of the invoices"
      description="The agreed price stays, and includes it. It applies to the invoices that are issued from now on, and to corrections, until billing details change. This is no tax advice."
      form={form}
      onSubmit={(values) => {
        if (decision.case === null) return;
        const tax = toTaxChoice(decision.case, values, { isLocal });
        send({ id: request.id, tax, sides: { seller, buyer } });
      }}
      submitLabel="Confirm"
      isBusy={isPending}
      isOver={decision.case === null}
      onClose={onClose}
    >
      <Notice variant={decision.case === null ? 'warning' : 'info'}>{decision.explanation}</Notice>
      {missing.length > 0 && (
        <Notice variant="warning">
          {`The PDFs of these invoices will have no e-invoice attached. ${missing.join(' ')} You can confirm the VAT without it.`}
        </Notice>
      )}
      <Rule>
        <Link href={billingPath} onClick={onClose}>
          Your billing details
        </Link>
      </Rule>
      {confirmed !== null && decision.case !== null && <p>You have confirmed it.</p>}
      {isTaxed && (
        <TextField<TaxValues>
          name="rate"
          label="Rate in percent"
          isRequired
          inputMode="decimal"
          dir="ltr"
        />
      )}
      {isTaxed && isLocal && <LocalFields />}
      {failure && <Notice variant="danger">{failure}</Notice>}
    </ActionDialog>
  );
}

/** Prices are in dollars, and the law wants the VAT in the currency of the country. */
function LocalFields() {
  return (
    <>
      <TextField<TaxValues>
        name="currency"
        label="Currency of your country"
        hint="Its three letters, such as EUR. Invoices state the VAT in it too."
        isRequired
        dir="ltr"
      />
      <TextField<TaxValues>
        name="localRate"
        label="How much of it is 1 USD"
        isRequired
        inputMode="decimal"
        dir="ltr"
      />
      <TextField<TaxValues> name="day" label="Day of this rate" type="date" isRequired />
      <TextField<TaxValues>
        name="source"
        label="Who publishes it"
        hint="Such as the European Central Bank."
        isRequired
        dir="auto"
      />
    </>
  );
}

type Side = NonNullable<TaxSides>['seller'];

function toParty({ status, country, vat_id, tax_id, registration }: Side) {
  return {
    // Invoices fall back on the names of profiles, and on ids of ours.
    ...{ name: '-', id: '-' },
    status: status ?? null,
    country: country ?? null,
    vatId: vat_id ?? null,
    taxNumber: tax_id ?? null,
    registration: registration ?? null,
  };
}
