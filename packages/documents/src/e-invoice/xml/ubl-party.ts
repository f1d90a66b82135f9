import {
  readVatId,
  writtenVatId,
  type EInvoice,
  type EInvoiceParty,
  type UblFormat,
} from '../e-invoice.ts';
import { isSwedishNumber, readRegistration, type Registration } from '../peppol-sellers.ts';
import { element } from './xml.ts';

/** Peppol's schemes of VAT ids (EAS), by what an id begins with. */
const SCHEMES: Record<string, string> = {
  AT: '9914',
  BE: '9925',
  BG: '9926',
  CH: '9927',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  DK: '0198',
  EE: '9931',
  EL: '9933',
  ES: '9920',
  FI: '0213',
  FR: '9957',
  GB: '9932',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  IT: '0211',
  LI: '9936',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  SI: '9949',
  SK: '9950',
};

type Endpoint = { id: string; scheme: string };

/** Where a party receives invoices: Peppol takes no email address, so there it is the VAT ID. */
export function findEndpoint(party: EInvoiceParty, format: UblFormat): Endpoint | null {
  if (format === 'xrechnung') return party.email ? { id: party.email, scheme: 'EM' } : null;
  const vatId = readVatId(party.vatId ?? '');
  // Sweden's is the number of the company between the letters and '01'.
  const [, company] = /^SE(\d{10})01$/.exec(vatId) ?? [];
  if (company && isSwedishNumber(company)) return { id: company, scheme: '0007' };
  const scheme = SCHEMES[vatId.slice(0, 2)];
  return scheme ? { id: vatId, scheme } : null;
}

type Side = 'seller' | 'buyer';

export function writeUblParty(side: Side, { tax, ...invoice }: EInvoice, format: UblFormat) {
  const party = invoice[side];
  const endpoint = findEndpoint(party, format);
  const { phone, email, registration } = party;
  const vatId = writtenVatId(party, tax);
  const isPeppolSeller = format === 'peppol' && side === 'seller';
  const company: Registration = (isPeppolSeller && readRegistration(party)) || {
    number: registration ?? '',
  };
  return element('cac:Party', [
    endpoint && element('cbc:EndpointID', endpoint.id, { schemeID: endpoint.scheme }),
    element('cac:PartyIdentification', [
      element('cbc:ID', vatId || registration ? null : party.id),
    ]),
    element('cac:PostalAddress', [
      element('cbc:StreetName', party.street),
      element('cbc:CityName', party.city),
      element('cbc:PostalZone', party.postalCode),
      element('cac:Country', [element('cbc:IdentificationCode', party.country)]),
    ]),
    writeTaxId(vatId, 'VAT'),
    // The norm has it for sellers only. In Peppol, where all have a VAT ID, some countries have other texts here.
    writeTaxId(side === 'seller' && format !== 'peppol' ? party.taxNumber : null, 'TAX'),
    element('cac:PartyLegalEntity', [
      element('cbc:RegistrationName', party.name),
      element('cbc:CompanyID', company.number, company.scheme ? { schemeID: company.scheme } : {}),
    ]),
    phone || email
      ? element('cac:Contact', [
          element('cbc:Name', party.name),
          element('cbc:Telephone', phone),
          element('cbc:ElectronicMail', email),
        ])
      : null,
  ]);
}

function writeTaxId(id: string | null | undefined, scheme: 'VAT' | 'TAX') {
  if (!id) return null;
  return element('cac:PartyTaxScheme', [
    element('cbc:CompanyID', id),
    element('cac:TaxScheme', [element('cbc:ID', scheme)]),
  ]);
}
