import { readVatId, type EInvoiceParty } from '../e-invoice.ts';
import { isCountry, isInEu, nameWithArticle, vatPrefix } from './countries.ts';
import type { TaxCase } from './tax.ts';

export type TaxStatus = 'registered' | 'small_business' | 'outside_eu';

export type TaxDecision =
  | { case: TaxCase; explanation: string }
  /** Names what is missing. */
  | { case: null; explanation: string };

type Sides = { seller: EInvoiceParty & { status?: TaxStatus | null }; buyer: EInvoiceParty };

/** Which tax a service has, by where both sides are: a pointer that the seller confirms, no advice. */
export function decideTaxCase({ seller, buyer }: Sides): TaxDecision {
  const problem = findMissing({ seller, buyer });
  if (problem) return { case: null, explanation: problem };
  const from = seller.country ?? '';
  const to = buyer.country ?? '';
  const isAbroad = from !== to;
  const client = `your client is in ${nameWithArticle(to)}`;
  if (seller.status === 'outside_eu') {
    return {
      case: 'outside_scope',
      explanation: `You are outside the EU and not registered for VAT, so your invoices have none.`,
    };
  }
  if (isAbroad && !(isInEu(from) && isInEu(to))) {
    return {
      case: 'outside_scope',
      explanation: `You are in ${nameWithArticle(from)} and ${client}, so the service is outside the scope of your VAT.`,
    };
  }
  if (isAbroad && isBusiness(buyer)) {
    if (seller.vatId) {
      return {
        case: 'reverse_charge',
        explanation: `You are in ${nameWithArticle(from)} and ${client} and gave a VAT ID or a registration, so they pay the VAT there.`,
      };
    }
    return {
      case: null,
      explanation: `Add your VAT ID to your billing details, because ${client} and pays the VAT there.`,
    };
  }
  const consumer = isAbroad ? ' Your client gave no VAT ID and no registration.' : '';
  if (seller.status === 'small_business') {
    return {
      case: 'exempt',
      explanation: `You are a small business in ${nameWithArticle(from)}, so the invoice has no VAT.${consumer}`,
    };
  }
  return {
    case: 'domestic',
    explanation: `The VAT of ${nameWithArticle(from)} applies. Enter its rate.${consumer}`,
  };
}

function isBusiness({ vatId, registration }: EInvoiceParty): boolean {
  return Boolean(vatId || registration);
}

function findMissing({ seller, buyer }: Sides): string | null {
  if (!seller.status) return 'Add your tax status to your billing details.';
  if (!seller.country) return 'Add your country to your billing details.';
  if (!isCountry(seller.country)) return `We don't know the country “${seller.country}” of yours.`;
  if (!buyer.country) return 'Your client has not added their country to their billing details.';
  if (!isCountry(buyer.country)) {
    return `We don't know the country “${buyer.country}” of your client.`;
  }
  if (seller.status === 'outside_eu' && isInEu(seller.country)) {
    return `Your tax status is outside the EU, but ${nameWithArticle(seller.country)} is in the EU. Change one of them in your billing details.`;
  }
  return checkVatId(seller, 'Your') ?? checkVatId(buyer, "Your client's");
}

/** Ids of EU countries begin with their letters; a registration of another country is no mistake elsewhere. */
function checkVatId({ vatId, country }: EInvoiceParty, whose: string): string | null {
  if (!vatId || !country || !isInEu(country)) return null;
  const prefix = vatPrefix(country);
  if (readVatId(vatId).startsWith(prefix)) return null;
  return `${whose} VAT ID has to begin with ${prefix}, as those of ${nameWithArticle(country)} do.`;
}
