export const PRICING_MODELS = ['fixed', 'hourly', 'packages'] as const;
export const REVISIONS = ['unlimited', '1', '2', '3', '5', 'custom'] as const;
export const MOST_GALLERY_IMAGES = 6;

/** A package in the form; the price is the text that was typed. */
export type PackageValues = {
  name: string;
  description: string;
  price: string;
  delivery: string;
  features: string[];
};

export type FaqValues = { question: string; answer: string };

export const BLANK_PACKAGE: PackageValues = {
  name: '',
  description: '',
  price: '',
  delivery: '',
  features: [],
};
export const BLANK_FAQ: FaqValues = { question: '', answer: '' };

/** What keeps a package out of the list, in the specification's words; null for a good one. */
export function packageFault({ name, price, delivery, features }: PackageValues) {
  const isComplete = [name, delivery].every(isGiven) && isAmount(price) && features.length > 0;
  return isComplete ? null : 'Name, price, delivery time, and at least one feature are required';
}

export function faqFault({ question, answer }: FaqValues) {
  return isGiven(question) && isGiven(answer) ? null : 'Both question and answer are required';
}

/** Dollars from 1 to a million, with cents. */
export function isAmount(price: string) {
  return /^\d+(\.\d{1,2})?$/.test(price.trim()) && Number(price) >= 1 && Number(price) <= 1_000_000;
}

function isGiven(value: string) {
  return value.trim() !== '';
}
